import { Kept } from '../Kept.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockOf, BlockProps } from './block-props.ts';
import styles from './sheets/tour.css?url';
import { StepWindow } from './windows/StepWindow.tsx';

/** The colour of the windows: of the laser that reads the disc in them. */
const LASERS = { dvd: 'dvd', 'blu-ray': 'blu-ray', uhd: 'uhd', suite: 'blu-ray' } as const;

/**
 * How the tool is used. On a wide screen the words move beside one window, which shows the step that is being
 * read; elsewhere each step has its window below it.
 */
export function Steps({ block }: BlockProps<'blocks.steps'>) {
  return (
    <section id={block.anchorId} className="section steps" data-line={LASERS[block.line]}>
      <Stylesheet href={styles} />
      <Container className="steps-layout">
        <div className="steps-head">
          <h2 className="section-title">{unbroken(block.title)}</h2>
          {block.text && <p className="mt-4 text-muted">{unbroken(block.text)}</p>}
        </div>
        <Kept as="ol" className="steps-list" draw={StepList} from={block} />
      </Container>
    </section>
  );
}

function StepList({ from: block }: { from: BlockOf<'blocks.steps'> }) {
  return block.steps.map((step, index) => (
    <li key={step.title}>
      <div className="step-text">
        <p className="label" aria-hidden="true">
          {String(index + 1).padStart(2, '0')}
        </p>
        <h3 className="sub-title mt-2">{unbroken(step.title)}</h3>
        <p className="mt-3 text-muted">{unbroken(step.text)}</p>
      </div>
      <div className="step-window">
        <StepWindow step={step} line={block.line} />
      </div>
    </li>
  ));
}
