// An option that takes data of one's own: one of the values with a name, or a file, which the server checks at once.

import type { Choice } from '@tabella/kernel';
import type { OptionField } from '@tabella/table/protocol';
import { capital } from '@tabella/ui/english';
import { type ReactElement, useState } from 'react';
import { checkOwn } from '../api.ts';
import type { Say } from '../i18n/i18n.ts';
import { useSay } from '../i18n/languages.ts';
import { refusalIn } from '../live/refusal.ts';
import { OneOf } from '../ui/fields.tsx';

interface Props {
  readonly game: string;
  readonly field: Extract<OptionField, { kind: 'data' }>;
  readonly value: Choice;
  onChange(value: Choice): void;
}

interface Loaded {
  readonly name: string;
  readonly data: Choice;
}

/** A value with a name has no blank in it. */
const OWN = 'own data';
/** Bytes; the server looks more closely. */
const MOST_BYTES = 1_000_000;

export function OwnDataInput({ game, field, value, onChange }: Props): ReactElement {
  const say = useSay();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [wrong, setWrong] = useState<{ readonly file: string; readonly faults: readonly string[] } | null>(null);
  const load = async (file: File): Promise<void> => {
    const read = await readFile(game, field.name, file, say).catch((error: Error) => [refusalIn(say, error)]);
    if ('name' in read) {
      setLoaded(read);
      setWrong(null);
      onChange(read.data);
    } else setWrong({ file: file.name, faults: read });
  };
  const named = field.of.map((one) => ({ value: one, label: capital(field.labels[one] ?? one) }));
  return (
    <div className="stack-tight">
      <OneOf
        label={capital(field.label)}
        value={typeof value === 'string' ? value : OWN}
        of={loaded ? [...named, { value: OWN, label: loaded.name }] : named}
        onChange={(chosen) => onChange(chosen === OWN && loaded ? loaded.data : chosen)}
      />
      <label className="own-file">
        <span className="small quiet">{say('own.file', { option: capital(field.label) })}</span>
        <input
          type="file"
          className="field"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void load(file);
            // The same file may be chosen again, mended.
            target.value = '';
          }}
        />
      </label>
      {wrong && (
        <div className="refusal own-faults" role="alert">
          <p>{say('own.wrong', { file: wrong.file })}</p>
          <ul>
            {[...new Set(wrong.faults)].map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** What the file holds, or what is wrong with it. */
async function readFile(game: string, option: string, file: File, say: Say): Promise<Loaded | readonly string[]> {
  if (file.size > MOST_BYTES) return [say('own.large', { bytes: file.size })];
  let data: Choice;
  try {
    data = JSON.parse((await file.text()).replace(/^\ufeff/, '')) as Choice;
  } catch (thrown) {
    return [say('own.notJson', { reason: (thrown as Error).message })];
  }
  const checked = await checkOwn(game, option, data);
  return checked.ok ? { name: checked.name, data } : checked.faults;
}
