import { type Block, block as blockSchema } from '@spindle/content/blocks/registry.ts';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import type { BlockOf } from './block-props.ts';
import { DarkBand } from './DarkBand.tsx';

const names = blockSchema.options.flatMap(({ shape }) => ('drawing' in shape ? shape.drawing.options : []));

const band = (drawing: BlockOf<'blocks.dark-band'>['drawing']) =>
  ({
    __component: 'blocks.dark-band',
    anchorId: undefined,
    drawing,
    title: 'Five times the film.',
    text: undefined,
    captions: [
      { label: 'First', value: '0.74 µm' },
      { label: 'Second', value: '0.32 µm' },
      { label: 'Third', value: '0.1 µm' },
    ],
    alt: 'Two surfaces at one scale.',
  }) satisfies Block;

const draw = (drawing: BlockOf<'blocks.dark-band'>['drawing'], more: object = {}) =>
  renderForTest(
    <DarkBand
      block={{ ...band(drawing), ...more }}
      selling={{ offers: {}, currency: 'USD' }}
      first={false}
    />,
  );

describe('the dark band', () => {
  it.each(names)('says in words what it draws (%s), with the editor’s captions', async (drawing) => {
    const html = await draw(drawing);
    expect(html).toContain('Two surfaces at one scale.');
    expect(html).toContain('First');
    expect(html).toContain('Second');
    // The content policy allows no inline styles.
    expect(html).not.toContain(' style=');
  });

  it.each(names)('hides its pictures from screen readers (%s)', async (drawing) => {
    const pictures = (await draw(drawing)).match(/<svg[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(picture).toContain('aria-hidden="true"');
  });

  it('leaves the place of a caption empty that a language lacks', async () => {
    const lacking = { captions: [undefined, { label: 'Second', value: '0.32 µm' }] };
    const [, dvd, bluRay] = (await draw('pits', lacking)).split('class="pits-half"');
    expect([dvd?.includes('Second'), bluRay?.includes('Second')]).toEqual([false, true]);
    const places = (await draw('stack', lacking)).match(/<p class="band-caption[^>]*>/g);
    expect(places).toEqual(['<p class="band-caption">', '<p class="band-caption label">']);
    const frames = await draw('frames', { captions: [{ label: 'First', value: '720 × 480' }] });
    expect(frames).toMatch(/data-line="dvd">.*?First/s);
    expect(frames).toMatch(/data-line="uhd">(?:(?!data-line).)*3840/s);
  });

  it('draws the tracks of DVD and Blu-ray at one scale', async () => {
    const heights = [...(await draw('pits')).matchAll(/<pattern[^>]* height="([\d.]+)"/g)].map((match) =>
      Number(match[1]),
    );
    expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.74 / 0.32);
  });

  it('is the same in every rendering, so that the page cache and its ETag hold', async () => {
    expect(await draw('chapters')).toBe(await draw('chapters'));
  });
});
