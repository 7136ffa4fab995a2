import type { GamePackage } from '@tabella/kernel';

export declare const gamePackage: GamePackage;
