import { ConfigError } from '@spindle/platform/config-error.ts';
import { settings } from './settings.ts';

/** A wrong setting stops the start, with one clear line. */
export function checkSettings(): void {
  try {
    settings();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
