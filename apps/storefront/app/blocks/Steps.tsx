import { Section, SectionHead } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './Steps.css?url';
import { StepWindow } from './StepWindow.tsx';

/** How the tool is used: the words at the left edge, the drawn window that shows it at the right. */
export function Steps({ block }: BlockProps<'blocks.steps'>) {
  return (
    <Section id={block.anchorId}>
      <Stylesheet href={styles} />
      <SectionHead title={block.title} text={block.text} />
      <ol>
        {block.steps.map((step, index) => (
          <li key={step.title} className="columns rule items-start gap-y-6 py-8 lg:py-10">
            <div className="lg:col-span-5">
              <p className="label" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </p>
              <h3 className="sub-title mt-2">{step.title}</h3>
              <p className="mt-3 max-w-96 text-muted">{step.text}</p>
            </div>
            <div className="lg:col-span-7">
              <StepWindow window={step.window} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
