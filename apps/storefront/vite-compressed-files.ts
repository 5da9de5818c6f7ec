import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

/**
 * Writes `x.js.br` beside `x.js`, as small as possible: too slow for a server's start, and it saves 8 % of the transfer. The
 * browser's files are compressed while the server is built, which keeps only one core busy.
 */
export function compressedFiles(): Plugin {
  let compressed: Promise<unknown> = Promise.resolve();
  return {
    name: 'compressed-files',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    buildStart() {
      compressed = compressFiles(assetsOf(this.environment.config.build.outDir));
      // Awaited only at the end; a build that fails before must fail with its own error.
      compressed.catch(() => {});
    },
    async writeBundle({ dir = '' }) {
      await compressed;
      // React Router writes its list of routes only while the server is built.
      await compressFiles(assetsOf(dir), /^manifest-\w+\.js$/);
    },
  };
}

const assetsOf = (server: string) => join(server, '../client/assets');

async function compressFiles(directory: string, files = /\.(?:css|js)$/): Promise<void> {
  const names = (await readdir(directory)).filter((name) => files.test(name));
  if (names.length === 0) throw new Error(`${directory} has no file ${files}.`);
  await Promise.all(names.map((name) => compress(join(directory, name))));
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${path}.br`, await brotli(text, { params }));
}
