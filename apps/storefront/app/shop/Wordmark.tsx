import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import { usePageState } from '../page-state.ts';
import { Disc } from '../ui/Disc.tsx';
import { Picture } from '../ui/Picture.tsx';

/**
 * The shop's mark and name. Without a name of the editors' it has that of the settings, without a mark it is a disc.
 * @param eager it is seen first
 */
export function Wordmark({
  title,
  media,
  eager = false,
}: {
  title?: string | undefined;
  media?: Navigation['media'];
  eager?: boolean;
}) {
  const { shopName } = usePageState();
  return (
    <span className="inline-flex items-center gap-2.5">
      {media ? (
        <Picture className="h-7 w-auto" media={media} alt="" sizes="10rem" eager={eager} />
      ) : (
        <Disc line="suite" size="xs" />
      )}
      <span className="wordmark">{title ?? shopName}</span>
    </span>
  );
}
