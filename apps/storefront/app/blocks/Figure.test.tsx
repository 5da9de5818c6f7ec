import { type Figure as FigureContent, figure as figureSchema } from '@spindle/content/fields/figure.ts';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { Figure } from './Figure.tsx';

const KINDS = figureSchema.shape.kind.options;
const row = (label: string, value: string, line: FigureContent['rows'][number]['line']) => ({
  label,
  value,
  unit: 'GB',
  height: Number(value) / 2,
  line,
});
const figure = (kind: FigureContent['kind'], rows = DISCS): FigureContent => ({
  kind,
  caption: 'Capacity of discs',
  alt: 'A DVD holds 4.7 GB, a Blu-ray 25 GB.',
  rows,
});
const DISCS = [row('DVD', '4.7', 'dvd'), row('Blu-ray', '25', 'blu-ray'), row('AI Suite', '1000', 'suite')];
const draw = (content: FigureContent, locale: 'en' | 'de' = 'en') =>
  renderForTest(<Figure figure={content} />, { locale });
const numbers = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => Number(match[1]));

describe('a figure', () => {
  it.each(KINDS)('says what it shows in words, its rows and its caption (%s)', async (kind) => {
    const html = await draw(figure(kind));
    expect(html).toContain('A DVD holds 4.7 GB, a Blu-ray 25 GB.');
    expect(html).toContain('Capacity of discs');
    for (const { label } of DISCS) expect(html).toContain(label);
    expect(html).not.toContain(' style=');
    expect(html).not.toContain('NaN');
  });

  it('writes numbers as the language does', async () => {
    expect(await draw(figure('bars'), 'de')).toContain('4,7\u00a0GB');
    expect(await draw(figure('bars'), 'de')).toContain('1.000\u00a0GB');
  });

  it('takes the figures of steps for words', async () => {
    const years = figure('steps', [row('First players', '1996', 'dvd'), row('Blu-ray', '2006', 'blu-ray')]);
    expect(await draw(years)).toContain('1996');
  });

  it('draws bars in proportion', async () => {
    const widths = numbers(
      await draw(figure('bars', DISCS.slice(0, 2))),
      /<rect class="figure-mark"[^>]* width="([\d.]+)%"/g,
    );
    expect(widths).toEqual([18.8, 100]);
  });

  it('fills the whole with its parts', async () => {
    const html = (await draw(figure('shares'))).split('figure-legend')[0] ?? '';
    const widths = numbers(html, / width="([\d.]+)%"/g);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 0);
  });

  it('puts ten times as much the same way further on a scale', async () => {
    const points = numbers(
      await draw(figure('scale', [row('a', '1', 'dvd'), row('b', '10', 'uhd'), row('c', '100', 'plain')])),
      /<circle class="figure-mark"[^>]* cx="([\d.]+)%"/g,
    );
    expect(points[1]).toBeCloseTo(((points[0] ?? 0) + (points[2] ?? 0)) / 2, 0);
  });

  it('keeps frames whose largest width and height are different rows inside the drawing', async () => {
    const html = await draw(
      figure('frames', [
        { ...row('Wide', '3840', 'uhd'), height: 1600 },
        { ...row('Tall', '1080', 'plain'), height: 1920 },
      ]),
    );
    expect(html).toContain('viewBox="0 0 3840 1920"');
    for (const size of numbers(html, / (?:width|height)="([\d.]+)%"/g)) expect(size).toBeLessThanOrEqual(100);
  });
});
