import type { Room } from '@tabella/kernel';

export declare const room: Room;
