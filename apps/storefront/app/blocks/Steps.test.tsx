import { type Block, block as blockSchema } from '@spindle/content/blocks/registry.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import type { BlockOf } from './block-props.ts';
import { Steps } from './Steps.tsx';
import { filmOf, keptOf } from './windows/films.ts';

const LINES = ['dvd', 'blu-ray', 'uhd', 'suite'] as const;
type Line = (typeof LINES)[number];
type Window = BlockOf<'blocks.steps'>['steps'][number]['window'];
const WINDOWS = blockSchema.options.flatMap(({ shape }) =>
  'steps' in shape ? shape.steps.element.shape.window.options : [],
) as Window[];

const SHEET = {
  title: 'Harbour Lights',
  rows: [
    { label: 'Main film', value: '3.6 GB', amount: 3.6 },
    { label: 'Making of', value: 'left out', amount: 0 },
    { label: 'Quality', value: 'High', amount: undefined },
  ],
  totalLabel: 'The copy',
  totalValue: '3.6 GB',
  whole: 4.7,
};

const steps = (line: Line, windows: readonly Window[] = WINDOWS) =>
  ({
    __component: 'blocks.steps',
    anchorId: undefined,
    title: 'How to rip a disc',
    text: undefined,
    line,
    steps: windows.map((window) => ({ title: `Step ${window}`, text: 'Do it.', window, sheet: SHEET })),
  }) satisfies Block;

const draw = (line: Line, locale: (typeof ALL_LOCALES)[number] = 'en', windows?: readonly Window[]) =>
  renderForTest(
    <Steps block={steps(line, windows)} selling={{ offers: {}, currency: 'USD' }} first={false} />,
    {
      locale,
    },
  );

describe('the windows of the steps', () => {
  it.each(LINES)('are all drawn for %s, without style attributes', async (line) => {
    const html = await draw(line);
    for (const window of WINDOWS) expect(html).toContain(`Step ${window}`);
    expect(html.match(/class="app-window"/g)).toHaveLength(WINDOWS.length);
    expect(html).not.toContain(' style=');
  });

  it('show the discs that the tool is for', async () => {
    const dvd = await draw('dvd');
    const bluRay = await draw('blu-ray');
    expect(dvd).toContain('DVD-9');
    expect(dvd).not.toMatch(/1080|BD-/);
    expect(bluRay).toContain('BD-50');
    expect(bluRay).toContain('1920 × 1080');
    expect(bluRay).not.toMatch(/DVD|576|480p/);
  });

  it('show DVDs as they are sold where the page is read', async () => {
    expect(await draw('dvd', 'en')).toContain('720 × 480');
    expect(await draw('dvd', 'de')).toContain('720 × 576');
  });

  it('write figures as the language does', async () => {
    expect(await draw('blu-ray', 'de', ['titles'])).toContain('27,8 GB');
    expect(await draw('blu-ray', 'de', ['titles'])).toContain('23,976');
    expect(await draw('blu-ray', 'fr', ['titles'])).toContain('27,8 Go');
    expect(await draw('blu-ray', 'ja', ['titles'])).toContain('27.8 GB');
  });
});

describe('a list that an editor wrote', () => {
  it('has its amounts as parts of a bar, and pales what is left out', async () => {
    const html = await draw('dvd', 'en', ['sheet']);
    expect(html).toContain('3.6 GB');
    expect(html.match(/width="76.6%"/g)).toHaveLength(1);
    expect(html.match(/class="app-row app-sheet-row" data-on=""/g)).toHaveLength(2);
  });
});

describe('the discs in the windows', () => {
  const sum = (sizes: readonly { size: number }[]) => sizes.reduce((total, { size }) => total + size, 0);

  it.each(['dvd', 'blu-ray', 'uhd'] as const)('add up (%s)', (line) => {
    for (const locale of ALL_LOCALES) {
      const film = filmOf(line, locale);
      expect(sum(film.titles)).toBeCloseTo(film.used, 5);
      expect(sum(film.tracks)).toBeCloseTo(film.titles[0].size, 5);
      expect(film.used).toBeLessThan(film.capacity);
      const lossless = film.versions.find(({ name }) => name === 'lossless');
      expect(keptOf(film).file).toBeCloseTo(lossless?.size ?? 0, 5);
    }
  });
});
