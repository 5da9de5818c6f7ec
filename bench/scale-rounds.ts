import { median } from './load.ts';

/** How many times as long, or how many ms longer, a question may take in a large shop than in a small one. */
const GOALS = { ratio: 1.5, more: 5 };

/** Calls that read every document, which is documented (`docs/decisions/0028-hundred-thousand-articles.md`). */
const READS_ALL = /contains|by title/;

/** Rounds to warm up. */
const BEFORE = 5;

/**
 * Asks a small shop and a large one in turns, so that a change of the machine's speed affects both, and prints both.
 * @param time asks once and returns how long it took, in ms; rounds are counted from 0
 * @returns whether the large shop met the goal
 */
export async function inTurns<Shop>(
  name: string,
  rounds: number,
  [small, large]: readonly [Shop, Shop],
  time: (shop: Shop, round: number) => Promise<number>,
): Promise<boolean> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + BEFORE; round++) {
    for (const [index, shop] of [small, large].entries()) {
      const took = await time(shop, round);
      if (round >= BEFORE) times[index as 0 | 1].push(took);
    }
  }
  const [few, many] = [median(times[0]), median(times[1])];
  const met = many <= few * GOALS.ratio || many <= few + GOALS.more || READS_ALL.test(name);
  const remark = READS_ALL.test(name) ? '  reads every document' : met ? '' : '  over the goal';
  const pair = (of: (values: readonly number[]) => number) =>
    `${of(times[0]).toFixed(1)} → ${of(times[1]).toFixed(1)} ms`;
  process.stdout.write(
    `  ${name.padEnd(28)} p50 ${pair(median)} (× ${(many / few).toFixed(2)}), best ${pair(best)}, p95 ${pair(slow)}${remark}\n`,
  );
  return met;
}

/** The most meaningful figure on a busy machine: the time when nothing else ran. */
export const best = (values: readonly number[]) => Math.min(...values);

export const slow = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? 0;
