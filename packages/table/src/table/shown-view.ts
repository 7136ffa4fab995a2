// A view as it was last shown, to one viewer or to all who are shown the same, and what has changed in it since.

import { type Choice, type Fields, type FieldsPatch, fieldsDifference, type Seat } from '@tabella/kernel';
import type { Update } from '../protocol/index.ts';
import type { LiveMatch } from './live-match.ts';
import { type Fields as FieldsText, fieldsText, type Text, textOf } from './message-text.ts';

type Changed = Pick<Update, 'set' | 'gone' | 'into'>;

/** What changed in a view, as the fields of an update; each form is written once, for everybody. */
export class ViewChange {
  private patches: FieldsText<Changed> | null = null;
  private wholes: FieldsText<Changed> | null = null;

  constructor(
    private readonly patch: FieldsPatch,
    private readonly value: Fields,
  ) {}

  /** With patches of what changed in part; without them, whole keys of the view. */
  fields(patches: boolean): FieldsText<Changed> {
    if (patches) this.patches ??= written(this.patch);
    else
      this.wholes ??= written({ ...this.patch, set: { ...this.patch.set, ...this.changedInPart() }, into: undefined });
    return (patches ? this.patches : this.wholes) as FieldsText<Changed>;
  }

  private changedInPart(): Record<string, Choice> {
    const names = Object.keys(this.patch.into ?? {});
    return Object.fromEntries(names.map((name) => [name, this.value[name] as Choice]));
  }
}

export const NO_CHANGE = new ViewChange({}, {});

const written = ({ set = {}, gone = [], into }: { [K in keyof FieldsPatch]?: FieldsPatch[K] | undefined }) =>
  fieldsText<Changed>({ set: textOf(set), gone: textOf([...gone]), ...(into && { into: textOf(into) }) });

export class ShownView {
  private value: Fields = {};
  /** How many rows the match had. */
  private rows = -1;

  constructor(private readonly viewer: Seat | null) {}

  /** What has changed since it was last asked; null when nothing has. */
  follow(match: LiveMatch): ViewChange | null {
    if (match.rows === this.rows) return null;
    this.rows = match.rows;
    const found = fieldsDifference(this.value, match.view(this.viewer) as Readonly<Record<string, unknown>>);
    if (found === null) return null;
    this.value = found.value;
    return new ViewChange(found.patch, found.value);
  }

  /** All of it, to this viewer. */
  text(viewer: Seat | null): Text<Choice> {
    return textOf<Choice>(viewer === this.viewer ? this.value : { ...this.value, me: viewer });
  }
}
