// The protocol between the table and its clients. A client imports its types only; checking is the server's business.

export * from './analysis.ts';
export * from './games.ts';
export * from './live.ts';
export * from './matches.ts';
export * from './people.ts';
export * from './said.ts';
export * from './tables.ts';
