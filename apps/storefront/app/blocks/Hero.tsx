import { usePageState } from '../page-state.ts';
import { DISC_LINES, useCapacity } from '../shop/disc-lines.ts';
import { HeroDisc } from '../ui/Disc.tsx';
import { discLabel } from '../ui/disc-label.ts';
import { Container } from '../ui/Section.tsx';
import { FactLine } from '../ui/SpecSheet.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { ActionLink } from './ActionLink.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './Hero.css?url';

const NAMES = { dvd: 'DVD', 'blu-ray': 'Blu-ray', uhd: '4K Ultra HD' } as const;

/** What is printed around the hole: names and physics. */
const ON_LABEL = { suite: ['dvd', 'blu-ray'], dvd: ['dvd'], 'blu-ray': ['blu-ray'], uhd: ['uhd'] } as const;
const KINDS = { suite: '', dvd: ' · DVD-5, DVD-9', 'blu-ray': ' · BD-25, BD-100', uhd: ' · BD-66, BD-100' };

/** One sentence, a cropped disc, what to do next. */
export function Hero({ block, selling, first }: BlockProps<'blocks.hero'>) {
  const Heading = first ? 'h1' : 'h2';
  const { shopName } = usePageState();
  const capacity = useCapacity();
  const physics = ON_LABEL[block.disc].map(
    (line) => `${NAMES[line]} ${DISC_LINES[line].wavelength} nm · ${capacity(line)}`,
  );
  return (
    <section className="hero" id={block.anchorId} data-line={block.disc}>
      <Stylesheet href={styles} />
      <Container>
        <div className="columns hero-text">
          <div className="pt-14 md:col-span-8 md:py-16 lg:col-span-7">
            {block.eyebrow && <p className="label mb-4">{unbroken(block.eyebrow)}</p>}
            <Heading className="display">{unbroken(block.title)}</Heading>
            <p className="mt-6 max-w-[34rem] md:max-w-[26rem] lg:max-w-[34rem] text-lead text-muted">
              {unbroken(block.text)}
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ActionLink action={block.primary} selling={selling} />
              {block.secondary && <ActionLink action={block.secondary} selling={selling} look="outline" />}
            </div>
            {block.facts.length > 0 && <FactLine facts={block.facts} className="mt-12" />}
          </div>
        </div>
      </Container>
      <div className="hero-disc">
        <HeroDisc
          line={block.disc}
          label={discLabel(`${shopName} 1`, physics.join(' · ') + KINDS[block.disc])}
        />
      </div>
    </section>
  );
}
