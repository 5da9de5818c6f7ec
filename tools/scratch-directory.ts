import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** The databases of a whole run, with room to spare, in bytes. */
const ROOM = 3_000_000_000;

/**
 * Where tests keep databases: in memory where there is room. Each is a thousand files that are made and
 * dropped again; beside another program that writes, a disk takes seconds for what takes memory 0.2 s.
 */
export function scratchDirectory(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize > ROOM) return MEMORY;
  } catch {
    // Only Linux has it.
  }
  return tmpdir();
}
