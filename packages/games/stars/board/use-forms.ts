// The forms that card words forbid: loaded when somebody begins to write.

import { useEffect, useState } from 'react';
import type { FormsFile } from './hints.ts';

let loading: Promise<FormsFile> | undefined;

export function useForms(wanted: boolean): FormsFile | null {
  const [forms, setForms] = useState<FormsFile | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    loading ??= import('../lexicon/data/forms.json').then((file) => file.default);
    loading
      .then((file) => here && setForms(file))
      // Without them the other hints still stand, and the server knows them.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [wanted]);
  return forms;
}
