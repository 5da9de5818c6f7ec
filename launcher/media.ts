import { join } from 'node:path';
import { stripPictures } from '@spindle/content/media/strip-pictures.ts';
import { openPayload } from '@spindle/content/payload/open-payload.ts';
import type { Config } from '@spindle/platform/config.ts';
import { openLog } from '@spindle/platform/log.ts';
import { bucketStore } from '@spindle/platform/media/bucket-store.ts';
import { copyMedia } from '@spindle/platform/media/copy-media.ts';
import { MediaOutage } from '@spindle/platform/media/media-store.ts';
import { openMediaStore } from '@spindle/platform/media/open-media-store.ts';
import { say } from './console.ts';
import { findDatabaseUrl } from './find-database-url.ts';
import { tell } from './run-shop.ts';
import { readLaunchSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

/**
 * `npm run media -- copy`: copies the pictures of DATA_DIR into the bucket in the settings. `npm run media -- strip`: removes
 * the metadata that cameras have written from the pictures of the running shop.
 */
try {
  const { config, embedded } = readLaunchSettings(process.env);
  switch (process.argv[2]) {
    case 'copy':
      await copy(config);
      break;
    case 'strip':
      await strip(config, findDatabaseUrl(config, embedded));
      break;
    default:
      throw new StartProblem('Usage: npm run media -- copy, or npm run media -- strip');
  }
} catch (error) {
  tell(error);
  process.exitCode = 1;
}

async function copy(config: Config): Promise<void> {
  if (config.media.kind !== 'bucket') {
    throw new StartProblem('S3_BUCKET: not set; set the S3_ settings of the bucket to copy to.');
  }
  const directory = join(config.dataDir, 'media');
  const { bucket } = config.media;
  try {
    const copied = await copyMedia(directory, bucketStore(bucket));
    say(`${copied} pictures of ${directory} are in ${bucket.url}.`);
  } catch (error) {
    if (!(error instanceof MediaOutage)) throw error;
    throw new StartProblem(`The bucket did not take every picture (${error.message}); try again.`);
  }
}

async function strip(config: Config, databaseUrl: string): Promise<void> {
  const { payload, close } = await openPayload({
    config: { ...config, databaseUrl },
    log: openLog('media', 'warn'),
  });
  try {
    const { looked, stripped, failed } = await stripPictures(payload, openMediaStore(config.media));
    say(`${looked} pictures; ${stripped} said more than they show, and no longer do.`);
    for (const { filename, error } of failed) {
      say(
        `${filename} could not be read or replaced, or a file of before not be removed; try again: ${error instanceof Error ? error.message : error}`,
      );
    }
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}
