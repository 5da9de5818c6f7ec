import type { ComponentType } from 'react';
import { Kept } from '../Kept.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockOf, BlockProps } from './block-props.ts';
import type { Captions } from './drawings/BandCaption.tsx';
import { Chapters } from './drawings/Chapters.tsx';
import { Frames } from './drawings/Frames.tsx';
import { Hours } from './drawings/Hours.tsx';
import { Layers } from './drawings/Layers.tsx';
import { MenuTree } from './drawings/MenuTree.tsx';
import { OneReading } from './drawings/OneReading.tsx';
import { Pits } from './drawings/Pits.tsx';
import { Spiral } from './drawings/Spiral.tsx';
import { Stack } from './drawings/Stack.tsx';
import { Upscale } from './drawings/Upscale.tsx';
import styles from './sheets/tour.css?url';

type DrawingName = BlockOf<'blocks.dark-band'>['drawing'];

const DRAWINGS: Record<DrawingName, ComponentType<{ captions: Captions }>> = {
  pits: Pits,
  frames: Frames,
  chapters: Chapters,
  rings: Spiral,
  layers: Layers,
  'menu-tree': MenuTree,
  hours: Hours,
  'one-reading': OneReading,
  stack: Stack,
  upscale: Upscale,
};

/** One drawing over the full width, dark in both themes: what this page has and no other. */
export function DarkBand({ block }: BlockProps<'blocks.dark-band'>) {
  return (
    <section id={block.anchorId} className="lacquer dark-band">
      <Stylesheet href={styles} />
      <Container className="columns items-end gap-y-5">
        <h2 className="section-title md:col-span-7">{unbroken(block.title)}</h2>
        {block.text && (
          <p className="dark-band-text text-muted md:col-span-5 lg:col-span-4 lg:col-start-9">
            {unbroken(block.text)}
          </p>
        )}
      </Container>
      <Kept as="figure" className="dark-band-figure" draw={Drawn} from={block} />
    </section>
  );
}

function Drawn({ from: block }: { from: BlockOf<'blocks.dark-band'> }) {
  const Drawing = DRAWINGS[block.drawing];
  return (
    <>
      <p className="visually-hidden">{block.alt}</p>
      <Drawing captions={block.captions} />
    </>
  );
}
