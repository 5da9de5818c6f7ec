import type { Architecture, Release } from './release.ts';

/** What a program has to run on, as far as a browser tells. */
export type Machine = Exclude<Architecture, 'universal'>;

/**
 * What runs on a machine, best first: Windows and macOS run x64 programs on arm64, never the other way round. A machine
 * that says nothing is taken for x64, which most are.
 */
const RUNS: Readonly<Record<Machine, readonly Architecture[]>> = {
  x64: ['x64', 'universal', 'x86'],
  arm64: ['arm64', 'universal', 'x64'],
  x86: ['x86', 'universal'],
};

/**
 * The newest of some releases of one product that a machine runs.
 * @param candidates newest first
 * @param chosen the build that the visitor has asked for, which nothing else stands in for
 */
export function pickRelease<Candidate extends Pick<Release, 'version' | 'architecture'>>(
  candidates: readonly Candidate[],
  { machine = 'x64', chosen }: { machine?: Machine | undefined; chosen?: Architecture | undefined },
): Candidate | undefined {
  if (chosen) return candidates.find(({ architecture }) => architecture === chosen);
  const runs = RUNS[machine];
  const [newest] = candidates.filter(({ architecture }) => runs.includes(architecture));
  return candidates
    .filter(({ version, architecture }) => version === newest?.version && runs.includes(architecture))
    .toSorted((one, other) => runs.indexOf(one.architecture) - runs.indexOf(other.architecture))[0];
}
