import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import { usePageState } from '../page-state.ts';
import { Disc } from '../ui/Disc.tsx';
import { Picture } from '../ui/Picture.tsx';

/**
 * The shop's logo and name: the editors' name or else the one from the settings; a disc if there is no logo.
 * @param eager whether it is among what is seen first
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
