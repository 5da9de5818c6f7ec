import { join } from 'node:path';
import { bucketStore } from '@spindle/platform/media/bucket-store.ts';
import { copyMedia } from '@spindle/platform/media/copy-media.ts';
import { MediaOutage } from '@spindle/platform/media/media-store.ts';
import { say } from './console.ts';
import { tell } from './run-shop.ts';
import { readLaunchSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

/** `npm run media -- copy`: copies the pictures of DATA_DIR into the bucket that the settings name. */
try {
  if (process.argv[2] !== 'copy') throw new StartProblem('Usage: npm run media -- copy');
  const { config } = readLaunchSettings(process.env);
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
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
