import type { Config } from '../config.ts';
import { bucketStore } from './bucket-store.ts';
import { directoryStore } from './directory-store.ts';
import type { MediaStore } from './media-store.ts';

/** Where the settings say that pictures are kept. Opens no connection. */
export function openMediaStore(media: Config['media']): MediaStore {
  return media.kind === 'bucket' ? bucketStore(media.bucket) : directoryStore(media.directory);
}
