// How the board speaks to this reader.

export { en as say } from '../words/en/board/index.ts';
