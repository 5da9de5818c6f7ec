import type { Module } from './module.ts';

/** When the first of the modules has something to do for which no job waits yet; it may be past. */
export async function nextDue(modules: readonly Module[], now: Date): Promise<Date | undefined> {
  const times = await Promise.all(modules.map((module) => module.nextDue?.(now)));
  const [first] = times.filter((time) => time !== undefined).toSorted((one, other) => +one - +other);
  return first;
}
