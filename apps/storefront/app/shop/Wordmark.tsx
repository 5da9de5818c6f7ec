import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import { Disc } from '../ui/Disc.tsx';
import { Picture } from '../ui/Picture.tsx';

/**
 * The shop's mark and name. Without a mark of its own it is a disc.
 * @param eager it is seen first
 */
export function Wordmark({
  title = 'Spindle',
  media,
  eager = false,
}: {
  title?: string | undefined;
  media?: Navigation['media'];
  eager?: boolean;
}) {
  return (
    <span className="inline-flex items-center gap-2.5">
      {media ? (
        <Picture className="h-7 w-auto" media={media} alt="" sizes="10rem" eager={eager} />
      ) : (
        <Disc line="suite" size="xs" />
      )}
      <span className="wordmark">{title}</span>
    </span>
  );
}
