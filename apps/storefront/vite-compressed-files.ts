import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

/** Writes `x.js.br` beside `x.js`, as small as possible: too slow for a server's start, and it saves 8 % of the transfer. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      if (this.environment.config.consumer !== 'client')
        return compressManifest(join(dir, '../client/assets'));
      const files = Object.values(bundle).filter(({ fileName }) => /\.(?:css|js)$/.test(fileName));
      await Promise.all(
        files.map((file) =>
          compress(join(dir, file.fileName), file.type === 'chunk' ? file.code : file.source),
        ),
      );
    },
  };
}

/** React Router writes its list of routes only while the server is built. */
async function compressManifest(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (names.length === 0) throw new Error(`${directory} has no list of routes.`);
  await Promise.all(
    names.map(async (name) => compress(join(directory, name), await readFile(join(directory, name)))),
  );
}

async function compress(path: string, source: string | Uint8Array): Promise<void> {
  const text = Buffer.from(source);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${path}.br`, await brotli(text, { params }));
}
