import { enableCompileCache } from 'node:module';
import { COMPILE_CACHE } from './compile-cache.ts';

enableCompileCache(COMPILE_CACHE);
// Imported after the compile cache is set up.
const { runShop } = await import('./run-shop.ts');
runShop(process.env, 'production');
