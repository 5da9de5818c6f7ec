import { setSourceMapsSupport } from 'node:module';

/**
 * Preloaded (`node --import`) into the built storefront, so that stack traces in its log name the sources. The flag
 * `--enable-source-maps` would also read the map of every file of every package, a fifth of the start's time.
 */
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
