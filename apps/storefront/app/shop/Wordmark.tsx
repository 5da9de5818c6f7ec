import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import { Disc } from '../ui/Disc.tsx';

/** The shop's mark and name. Without a mark of its own it is a disc. */
export function Wordmark({
  title = 'Spindle',
  media,
}: {
  title?: string | undefined;
  media?: Navigation['media'];
}) {
  return (
    <span className="inline-flex items-center gap-2.5">
      {media ? (
        <img className="h-7 w-auto" src={media.url} alt="" width={media.width} height={media.height ?? 28} />
      ) : (
        <Disc line="suite" size="xs" />
      )}
      <span className="wordmark">{title}</span>
    </span>
  );
}
