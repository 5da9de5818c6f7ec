import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The journal can't be opened; the message says what to do. */
export class JournalUnavailable extends Error {
  override name = 'JournalUnavailable';
}

/**
 * Creates the directory and keeps other processes out of it. SQLite takes the lock, because Node has no file locks; it ends
 * with the process, however that dies.
 * @returns a function that releases the directory.
 * @throws {JournalUnavailable} when it can't be written, or another process has it.
 */
export function holdDirectory(directory: string): () => void {
  try {
    mkdirSync(directory, { recursive: true });
    const lock = new DatabaseSync(join(directory, 'lock'));
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    throw new JournalUnavailable(
      `The journal ${directory} can't be opened: ${(error as Error).message}. Stop the other collector or ` +
        'give each a DATA_DIR of its own, and see that the directory can be written.',
      { cause: error },
    );
  }
}
