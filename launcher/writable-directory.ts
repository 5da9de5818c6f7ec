import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates a directory unless it exists. @returns why it can't be written, such as `EACCES`, or undefined. */
export function makeWritable(directory: string): string | undefined {
  try {
    make(directory);
    accessSync(directory, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/** Step by step, because Node's own `recursive` never returns where the system answers ENOENT (below /proc). */
function make(directory: string): void {
  if (existsSync(directory)) return;
  make(dirname(directory));
  mkdirSync(directory);
}
