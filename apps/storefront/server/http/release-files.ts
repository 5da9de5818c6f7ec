import { open } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { checkDownload } from '@spindle/domain/downloads/download-link.ts';
import { contentTypeOf, type Release } from '@spindle/domain/downloads/release.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { FileStore } from '@spindle/platform/files/file-store.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { Site } from '@spindle/platform/sites.ts';
import { paths } from '../../page/paths.ts';
import { commonSecurityHeaders } from '../security-headers.ts';
import { openPageOrigins } from './page-origins.ts';
import { readerSite } from './reader-site.ts';
import { RETRY_AFTER } from './refusal-page.ts';
import { sendFile } from './send-file.ts';
import { sendOutage, sendOwnRedirect, sendRefusal } from './send-plain.ts';

export interface ReleaseFilesDeps {
  config: Config;
  clock: Clock;
  log: Pick<Log, 'error'>;
  files: Pick<FileStore, 'locate'>;
  /** A release that is offered (not withdrawn). */
  find(id: string): Promise<Release | undefined>;
}

const STATUS = { wrongLink: 403, linkEnded: 410, withdrawn: 404, unreadable: 503 } as const;

const ADDRESS = new RegExp(
  `^${paths.releaseFile.replace(':release', '([^/]+)').replace(':file', '([^/]+)')}$`,
);

/** Whether an address has the form of a release's file, whatever its signature. */
export const isReleaseFile = (target: string) => ADDRESS.test(target.split('?', 1)[0] ?? '');

/**
 * Serves the files of releases at signed addresses that expire: from this machine, or by a redirect to their storage. The
 * path never names a file on disk, it is only compared.
 */
export function releaseFiles(deps: ReleaseFilesDeps): RequestListener {
  const { config, log } = deps;
  const origins = openPageOrigins(config);
  return (req, res) => {
    const site = readerSite(config.sites, origins.originOf(req), req);
    answer({ ...deps, site }, req, res).catch((error: unknown) => {
      log.error({ err: error }, 'a release could not be sent');
      if (res.headersSent) res.destroy();
      else if (isDatabaseOutage(error)) sendOutage(config, res, 'database', site);
      else refuse({ config, site }, res, 'unreadable');
    });
  };
}

/** With the site, which gives the language of a refusal. */
type Answering = ReleaseFilesDeps & { site: Site };

async function answer(deps: Answering, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { config, clock, files, find, site } = deps;
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    return sendRefusal(config, res.setHeader('allow', 'GET, HEAD'), site, 405);
  }
  const [path = '', query] = (req.url ?? '').split('?', 2);
  const [, id = '', fileName = ''] = ADDRESS.exec(path) ?? [];
  const asked = new URLSearchParams(query);
  const signed = { ends: asked.get('ends') ?? '', signature: asked.get('signature') ?? '' };
  const link = checkDownload(config.secret, id, signed, clock.now());
  if (!link.ok) return refuse(deps, res, link.error === 'ended' ? 'linkEnded' : 'wrongLink');
  const release = await find(id);
  if (release?.fileName !== fileName) return refuse(deps, res, 'withdrawn');
  const as = {
    contentType: contentTypeOf(fileName),
    contentDisposition: `attachment; filename="${fileName}"`,
  };
  const location = await files.locate(id, { ...as, seconds: link.seconds });
  if (location.kind === 'address') return sendOwnRedirect(config, res, location.url);
  return sendRelease(deps, req, res, release, location.path, {
    'content-type': as.contentType,
    'content-disposition': as.contentDisposition,
  });
}

async function sendRelease(
  deps: Answering,
  req: IncomingMessage,
  res: ServerResponse,
  { id, size, sha256, addedAt }: Release,
  path: string,
  as: Readonly<Record<string, string>>,
): Promise<void> {
  const { config, log } = deps;
  const handle = await open(path).catch((error: unknown) => {
    log.error({ err: error, release: id }, 'the file of a release can not be read');
  });
  if (!handle) return refuse(deps, res, 'unreadable');
  try {
    const found = await handle.stat();
    if (found.size !== size) {
      log.error({ release: id, size: found.size, expected: size }, 'the file of a release is not whole');
      return refuse(deps, res, 'unreadable');
    }
    setHeaders(res, config);
    const headers = { ...as, 'cache-control': 'private, no-transform' };
    await sendFile(req, res, handle, { size, etag: `"${sha256}"`, lastModified: addedAt, headers });
  } finally {
    await handle.close();
  }
}

function setHeaders(res: ServerResponse, config: Config): void {
  const common = commonSecurityHeaders(config);
  for (let at = 0; at < common.length; at += 2) res.setHeader(common[at] as string, common[at + 1] as string);
  // Whatever was uploaded: opened by itself, it runs no script and makes no request.
  res.setHeader('content-security-policy', "default-src 'none'; sandbox");
}

function refuse(
  { config, site }: Pick<Answering, 'config' | 'site'>,
  res: ServerResponse,
  why: keyof typeof STATUS,
): void {
  const status = STATUS[why];
  if (status === 503) res.setHeader('retry-after', RETRY_AFTER);
  sendRefusal(config, res, site, why, status);
}
