// The rules for those who search and measure: the game, its state, and playouts at full speed.

export { carcassonne, carcassonneWith } from './game.ts';
export { playOut } from './playout.ts';
export { setup } from './setup.ts';
export { clone, type State } from './state.ts';
