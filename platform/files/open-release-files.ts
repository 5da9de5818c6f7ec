import { join } from 'node:path';
import type { Config } from '../config.ts';
import { bucketFiles } from './bucket-files.ts';
import { directoryFiles } from './directory-files.ts';
import type { FileStore } from './file-store.ts';

/** The installers: beside the pictures, on disk or in the bucket. Opens no connection. */
export function openReleaseFiles({ media, dataDir }: Pick<Config, 'media' | 'dataDir'>): FileStore {
  return media.kind === 'bucket'
    ? bucketFiles(media.bucket, 'releases')
    : directoryFiles(join(dataDir, 'releases'));
}
