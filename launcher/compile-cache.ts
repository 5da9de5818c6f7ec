import { join } from 'node:path';

/**
 * Where Node caches V8's compiled code for the sources of all programs, so that a later start does not compile them again. If
 * the directory can't be written, Node goes on without the cache.
 */
export const COMPILE_CACHE = join(import.meta.dirname, '../.cache/compiled');
