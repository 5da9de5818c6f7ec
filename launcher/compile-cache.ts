import { join } from 'node:path';

/**
 * Where Node keeps what V8 made of sources, of all programs: a start takes it from there instead of compiling them
 * again. Where nobody may write it does without.
 */
export const COMPILE_CACHE = join(import.meta.dirname, '../.cache/compiled');
