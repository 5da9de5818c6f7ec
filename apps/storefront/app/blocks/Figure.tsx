import type { Figure as FigureContent } from '@spindle/content/fields/figure.ts';
import { numberFormat } from '@spindle/i18n/formats.ts';
import { type ComponentType, useId } from 'react';
import { usePageState } from '../page-state.ts';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './Figure.css?url';
import { Bars } from './figures/Bars.tsx';
import type { Drawn } from './figures/drawn-row.ts';
import { NestedFrames } from './figures/NestedFrames.tsx';
import { Scale } from './figures/Scale.tsx';
import { Shares } from './figures/Shares.tsx';
import { Way } from './figures/Way.tsx';

const KINDS: Record<FigureContent['kind'], ComponentType<Drawn>> = {
  bars: Bars,
  frames: NestedFrames,
  shares: Shares,
  scale: Scale,
  steps: Way,
};

/** A drawing made of the figures of a text, on a dark band over the full width. */
export function Figure({ figure }: { figure: FigureContent }) {
  const { locale } = usePageState();
  const spectrum = useId();
  const Drawing = KINDS[figure.kind];
  const rows = figure.rows.map(({ value, unit, ...row }) => ({
    ...row,
    amount: Number(value),
    // A step's words are not formatted, even if they are a number, such as a year.
    said: `${figure.kind === 'steps' ? value : numberFormat(locale, { maximumFractionDigits: 20 }).format(Number(value))}${unit ? `\u00a0${unit}` : ''}`,
  }));
  return (
    <figure className="lacquer figure">
      <Stylesheet href={styles} />
      <svg className="figure-paints" width="0" height="0" aria-hidden="true">
        <linearGradient id={spectrum}>
          {SPECTRUM.map((colour, index) => (
            <stop key={colour} offset={index / (SPECTRUM.length - 1)} stopColor={colour} />
          ))}
        </linearGradient>
      </svg>
      <Container className="columns figure-body">
        <div className="figure-drawing lg:col-span-8 lg:col-start-5">
          <p className="visually-hidden">{figure.alt}</p>
          <Drawing rows={rows} spectrum={`url(#${spectrum})`} />
        </div>
        {figure.caption && (
          <figcaption className="label figure-caption lg:col-span-3 lg:col-start-1">
            {unbroken(figure.caption)}
          </figcaption>
        )}
      </Container>
    </figure>
  );
}

/** From violet to red, as a disc splits light. */
const SPECTRUM = [
  'oklch(0.5 0.22 290)',
  'oklch(0.58 0.19 260)',
  'oklch(0.78 0.13 210)',
  'oklch(0.85 0.18 135)',
  'oklch(0.86 0.16 90)',
  'oklch(0.72 0.18 55)',
  'oklch(0.6 0.225 28)',
];

/** The same figure as a block of a page. */
export function FigureBlock({ block }: BlockProps<'blocks.figure'>) {
  return (
    <div id={block.anchorId}>
      <Figure figure={block.figure} />
    </div>
  );
}
