// What so many different fruits bring when they are sold together.

export const SALES: readonly number[] = [0, 3, 6, 10, 15];
