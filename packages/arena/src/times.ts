// Times: how long decisions took, as counts in buckets 5 % wide, so that millions of them can be added up and sent.

/** Counts per bucket; bucket 0 is up to a microsecond. */
export type Times = readonly number[];

const STEP = Math.log(1.05);
const LEAST_MS = 0.001;

export function noteTime(times: number[], ms: number): void {
  const bucket = ms <= LEAST_MS ? 0 : Math.ceil(Math.log(ms / LEAST_MS) / STEP);
  while (times.length <= bucket) times.push(0);
  times[bucket] = (times[bucket] as number) + 1;
}

export function addTimes(into: number[], times: Times): void {
  times.forEach((count, bucket) => {
    into[bucket] = (into[bucket] ?? 0) + count;
  });
}

export function countOf(times: Times): number {
  return times.reduce((sum, count) => sum + count, 0);
}

/** The time in ms that this share of the decisions stayed within; null without decisions. */
export function quantile(times: Times, share: number): number | null {
  const wanted = share * countOf(times);
  let sum = 0;
  for (let bucket = 0; bucket < times.length; bucket++) {
    sum += times[bucket] as number;
    if (sum > 0 && sum >= wanted) return LEAST_MS * Math.exp(bucket * STEP);
  }
  return null;
}
