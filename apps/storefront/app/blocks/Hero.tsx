import { DISC_LINES } from '../shop/disc-lines.ts';
import { HeroDisc } from '../ui/Disc.tsx';
import { Container } from '../ui/Section.tsx';
import { FactLine } from '../ui/SpecSheet.tsx';
import { ActionLink } from './ActionLink.tsx';
import type { BlockProps } from './block-props.ts';

const LABELS = {
  suite: 'Spindle 1 · DVD 650 nm · Blu-ray 405 nm · 4K Ultra HD',
  dvd: `Spindle 1 · DVD ${DISC_LINES.dvd.wavelength} · ${DISC_LINES.dvd.capacity}`,
  'blu-ray': `Spindle 1 · Blu-ray ${DISC_LINES['blu-ray'].wavelength} · ${DISC_LINES['blu-ray'].capacity}`,
  uhd: `Spindle 1 · 4K Ultra HD ${DISC_LINES.uhd.wavelength} · ${DISC_LINES.uhd.capacity}`,
};

/** One sentence, a cropped disc, what to do next. */
export function Hero({ block, selling, first }: BlockProps<'blocks.hero'>) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <section className="hero" id={block.anchorId} data-line={block.disc}>
      <Container>
        <div className="columns hero-text">
          <div className="pt-14 md:col-span-8 md:py-16 lg:col-span-7">
            {block.eyebrow && <p className="label mb-4">{block.eyebrow}</p>}
            <Heading className="display">{block.title}</Heading>
            <p className="mt-6 max-w-[34rem] text-lead text-muted">{block.text}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ActionLink action={block.primary} selling={selling} />
              {block.secondary && <ActionLink action={block.secondary} selling={selling} look="outline" />}
            </div>
            {block.facts.length > 0 && <FactLine facts={block.facts} className="mt-12" />}
          </div>
        </div>
      </Container>
      <div className="hero-disc">
        <HeroDisc line={block.disc} label={LABELS[block.disc]} />
      </div>
    </section>
  );
}
