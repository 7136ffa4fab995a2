// How the companion speaks to this reader.

export { en as say } from '../../words/en/board/companion.ts';
