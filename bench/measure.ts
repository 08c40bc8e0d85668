/** Milliseconds at the median and the 99th percentile. */
export type Measurement = { readonly p50: number; readonly p99: number };

/**
 * Runs `work` one at a time: a warm-up that is not counted, then `rounds` that are.
 * @param prepare runs before each round and is not counted
 */
export async function measure(
  rounds: number,
  work: (round: number) => unknown,
  prepare: (round: number) => unknown = () => {},
): Promise<Measurement> {
  for (let round = 0; round < Math.ceil(rounds / 5); round += 1) {
    await prepare(round);
    await work(round);
  }
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await prepare(round);
    const startedAt = performance.now();
    await work(round);
    times.push(performance.now() - startedAt);
  }
  return percentilesOf(times);
}

export function percentilesOf(times: readonly number[]): Measurement {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** A line with the times and their ratio to a baseline measured in the same run. */
export function report(
  name: string,
  measured: Measurement,
  baseline: Measurement,
  baselineName = 'baseline',
): string {
  const ratio = (measured.p50 / baseline.p50).toFixed(2);
  return `${name.padEnd(38)} p50 ${measured.p50.toFixed(2)} ms · p99 ${measured.p99.toFixed(2)} ms · ${ratio} × ${baselineName}`;
}
