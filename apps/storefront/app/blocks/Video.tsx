import { videoSource } from '@spindle/content/blocks/video/video-source.ts';
import { Disc } from '../ui/Disc.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { BlockProps } from './block-props.ts';
import styles from './Video.css?url';

/**
 * A film of which nothing is loaded, not even from its host, before a visitor asks for it: a link to where it can be
 * watched, which `spindle-video` replaces with the player.
 */
export function Video({ block }: BlockProps<'blocks.video'>) {
  const words = useWords('blocks');
  const { title, text, url, poster, seconds } = block;
  const source = videoSource(url);
  if (!source) return null;
  return (
    <section id={block.anchorId} className="section">
      <Stylesheet href={styles} />
      <Container className="video">
        <div className="video-head">
          <h2 className="section-title">{unbroken(title)}</h2>
          <p className="text-muted">{unbroken(text)}</p>
        </div>
        <spindle-video class="video-stage">
          <a
            className="video-link"
            href={url}
            data-src={source.src}
            data-kind={source.kind}
            data-title={title}
          >
            {poster ? (
              <Picture media={poster} alt="" sizes="(min-width: 64.0625rem) 64rem, 92vw" cropped />
            ) : (
              <Disc size="fill" className="video-disc" />
            )}
            <span className="video-play">
              <Icon name="play" size={26} />
            </span>
            <span className="video-words">
              <span>{unbroken(words('video.play', { title }))}</span>
              {seconds && <span className="label">{lengthOf(seconds)}</span>}
            </span>
          </a>
        </spindle-video>
        {source.kind === 'frame' && (
          <p className="mt-3 text-small text-muted">{words('video.from', { host: source.host })}</p>
        )}
      </Container>
    </section>
  );
}

/** `1:34`, and `1:02:05` from an hour on. */
function lengthOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const [first, ...rest] = parts[0] ? parts : parts.slice(1);
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
