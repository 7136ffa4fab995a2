// Ratings by Bradley and Terry: every bot has a strength, and of two bots each wins in proportion to its own. Strengths are told
// on the scale of Elo: 400 points more are ten wins for one loss.

/** By winner and loser: how often the one was ahead of the other. Halves are allowed. */
export type Wins = readonly (readonly number[])[];

/** As if each two bots had also shared this many wins: so that one who never lost has a rating too. */
const BEFOREHAND = 0.5;
const MOST_ROUNDS = 2_000;
const CLOSE = 1e-7;
const SCALE = 400 / Math.LN10;

/** The ratings under which these wins are likeliest; that of the bot at `anchor` is 0. */
export function ratingsOf(wins: Wins, anchor: number): number[] {
  const n = wins.length;
  const won = (a: number, b: number): number => (wins[a]?.[b] ?? 0) + BEFOREHAND;
  let strengths = new Array<number>(n).fill(1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = strengths.map((own, a) => {
      let all = 0;
      let met = 0;
      strengths.forEach((other, b) => {
        if (b === a) return;
        all += won(a, b);
        met += (won(a, b) + won(b, a)) / (own + other);
      });
      return met === 0 ? own : all / met;
    });
    const mean = Math.exp(next.reduce((sum, one) => sum + Math.log(one), 0) / n);
    const scaled = next.map((one) => one / mean);
    const moved = Math.max(...scaled.map((one, i) => Math.abs(Math.log(one / (strengths[i] as number)))));
    strengths = scaled;
    if (moved < CLOSE) break;
  }
  const zero = Math.log(strengths[anchor] ?? 1);
  return strengths.map((one) => SCALE * (Math.log(one) - zero));
}

export const addWins = (a: Wins, b: Wins): number[][] => a.map((row, i) => row.map((won, j) => won + (b[i]?.[j] ?? 0)));

export const noWins = (bots: number): number[][] => Array.from({ length: bots }, () => new Array<number>(bots).fill(0));
