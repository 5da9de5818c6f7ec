import { Icon } from '../ui/Icon.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockOf, BlockProps } from './block-props.ts';
import { KeptSection } from './KeptSection.tsx';
import { RunningText } from './RichText.tsx';
import styles from './sheets/shelf.css?url';

/** Questions and answers; each opens without script. */
export function Faq({ block }: BlockProps<'blocks.faq'>) {
  return <KeptSection block={block} draw={Questions} />;
}

function Questions({ from: block }: { from: BlockOf<'blocks.faq'> }) {
  return (
    <>
      <Stylesheet href={styles} />
      <div className="columns gap-y-8">
        <h2 className="section-title lg:col-span-4">{unbroken(block.title)}</h2>
        <div className="rule lg:col-span-8">
          {block.items.map(({ question, answer, body }) => (
            <details key={question} className="question">
              <summary>
                <h3 className="text-lead font-semibold tracking-tight">{unbroken(question)}</h3>
                <Icon name="chevron-down" />
              </summary>
              <div className="question-answer">
                {body ? (
                  <RunningText nodes={body.root.children} />
                ) : (
                  answer.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{unbroken(paragraph)}</p>)
                )}
              </div>
            </details>
          ))}
        </div>
      </div>
    </>
  );
}
