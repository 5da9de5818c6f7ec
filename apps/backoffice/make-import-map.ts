import { generateImportMap } from 'payload';
import config from './payload.config.ts';

/** Writes `importMap.js`. Run it from this folder after registering an admin component (`npm run importmap`). */
await generateImportMap(await config, { force: true, log: true });
process.exit(0);
