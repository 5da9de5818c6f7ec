import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** The size of all databases of a run, with some reserve, in bytes. */
const ROOM = 3_000_000_000;

/**
 * Where tests keep databases: in memory if there is room. Each has a thousand files that are created and deleted; while
 * another program writes, that takes seconds on a disk and 0.2 s in memory.
 */
export function scratchDirectory(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize > ROOM) return MEMORY;
  } catch {
    // Exists only on Linux.
  }
  return tmpdir();
}
