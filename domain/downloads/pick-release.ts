import type { Architecture, Release } from './release.ts';

/** The architecture of a visitor's device, as far as the browser tells it. */
export type Machine = Exclude<Architecture, 'universal'>;

/**
 * Which builds run on a machine, best first: Windows and macOS run x64 programs on arm64, never the other way round. An unknown
 * machine is treated as x64, as most are.
 */
const RUNS: Readonly<Record<Machine, readonly Architecture[]>> = {
  x64: ['x64', 'universal', 'x86'],
  arm64: ['arm64', 'universal', 'x64'],
  x86: ['x86', 'universal'],
};

/**
 * The best build for a machine of the newest version that runs on it.
 * @param candidates releases of one product, newest first
 * @param chosen the architecture that the visitor has asked for; no other one is returned instead
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
