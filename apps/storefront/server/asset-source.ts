import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AreaName } from '@spindle/i18n/messages.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Connect } from 'vite';
import { publicFiles } from './public-files.ts';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

/** Where scripts, styles and fonts come from: the build, or Vite during development. */
export type AssetSource =
  | { kind: 'built'; clientDirectory: string }
  | { kind: 'vite'; middlewares: Connect.Server };

export interface Assets {
  files: StaticFiles;
  enhanceUrl: string;
  /** The chunk with the words of an area in one language. */
  wordsUrl(area: AreaName, locale: Locale): string | undefined;
  /** Identifies the build of what browsers get; empty while sources may change. */
  build: string;
  /** Sources may change between two requests. */
  changing: boolean;
  /** Gets each request first, and may answer it. */
  first(req: IncomingMessage, res: ServerResponse, next: () => void): void;
}

const ENHANCE = 'app/enhance/load.ts';

export async function openAssets(config: Config, source: AssetSource): Promise<Assets> {
  const common = await publicFiles(config);
  if (source.kind === 'vite') {
    return {
      files: common,
      enhanceUrl: `/${ENHANCE}`,
      wordsUrl: () => undefined,
      build: '',
      changing: true,
      first: (req, res, next) => source.middlewares(req, res, next),
    };
  }
  const { clientDirectory } = source;
  // The file names carry a hash of their contents, so a hash of their list identifies the whole build.
  const listed = await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(listed);
  return {
    files: new Map([...(await readStaticFiles(config, clientDirectory)), ...common]),
    enhanceUrl: `/${manifest[ENHANCE].file}`,
    wordsUrl: (area, locale) => `/${manifest[`../../i18n/${area}/${locale}.ts`].file}`,
    build: createHash('sha256').update(listed).digest('base64url').slice(0, 12),
    changing: false,
    first: (_req, _res, next) => next(),
  };
}
