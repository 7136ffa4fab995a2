import type { FirstPackage } from '@tabella/kernel';

export declare const room: FirstPackage;
