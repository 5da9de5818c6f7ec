import type { Config } from '../config.ts';
import { bucketStore } from './bucket-store.ts';
import { directoryStore } from './directory-store.ts';
import type { MediaStore } from './media-store.ts';

/** The store of pictures by the settings. Opens no connection. */
export function openMediaStore(media: Config['media']): MediaStore {
  return media.kind === 'bucket' ? bucketStore(media.bucket) : directoryStore(media.directory);
}
