// The link to a table, as it is sent to others.

import { tablePath } from '../code.ts';

export const tableLink = (code: string): string => `${location.origin}${tablePath(code)}`;
