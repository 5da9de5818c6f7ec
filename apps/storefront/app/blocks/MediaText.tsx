import { Picture } from '../ui/Picture.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { ActionLink } from './ActionLink.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './MediaText.css?url';

/** One picture and what it shows. */
export function MediaText({ block, selling }: BlockProps<'blocks.media-text'>) {
  const { media } = block;
  return (
    <section id={block.anchorId} className="section">
      <Stylesheet href={styles} />
      <Container className="media-text">
        <div data-side={block.side} className="media-text-columns">
          <div className="media-text-words">
            <h2 className="section-title">{unbroken(block.title)}</h2>
            <div className="media-text-paragraphs">
              {block.text.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph} className="text-muted">
                  {unbroken(paragraph)}
                </p>
              ))}
            </div>
            {block.action && (
              <p className="mt-7">
                <ActionLink action={block.action} selling={selling} look="outline" />
              </p>
            )}
          </div>
          <figure>
            <Picture media={media} sizes="(min-width: 64.0625rem) 40rem, 92vw" />
            {block.caption && (
              <figcaption className="text-small text-muted">{unbroken(block.caption)}</figcaption>
            )}
          </figure>
        </div>
      </Container>
    </section>
  );
}
