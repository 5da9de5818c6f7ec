import { Icon } from '../ui/Icon.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import { ActionLink } from './ActionLink.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './CallOut.css?url';

const ICONS = { note: 'info', tip: 'done', warning: 'alert' } as const;

/**
 * A remark that must not be missed, in the column of the text around it. Not a landmark: a page may have many with the
 * same name.
 */
export function CallOut({ block, selling }: BlockProps<'blocks.call-out'>) {
  const words = useWords('blocks');
  const kind = words(`callOut.${block.kind}`);
  return (
    <Container>
      <Stylesheet href={styles} />
      <aside
        id={block.anchorId}
        role="note"
        className="call-out"
        data-kind={block.kind}
        aria-label={block.title ?? kind}
      >
        <Icon name={ICONS[block.kind]} size={20} />
        <div>
          <p className="call-out-kind">{kind}</p>
          {block.title && <p className="sub-title">{unbroken(block.title)}</p>}
          {block.text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{unbroken(paragraph)}</p>
          ))}
          {block.action && (
            <p>
              <ActionLink action={block.action} selling={selling} look="outline" size="small" />
            </p>
          )}
        </div>
      </aside>
    </Container>
  );
}
