import { enableCompileCache } from 'node:module';
import { COMPILE_CACHE } from './compile-cache.ts';

enableCompileCache(COMPILE_CACHE);
// Imported once there is a cache for it.
const { runShop } = await import('./run-shop.ts');
runShop(process.env, 'production');
