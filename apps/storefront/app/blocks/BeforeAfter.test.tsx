import { type Block, block as blockSchema } from '@spindle/content/blocks/registry.ts';
import { expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import type { BlockOf } from './block-props.ts';

const CHANGES = blockSchema.options.flatMap(({ shape }) => ('change' in shape ? shape.change.options : []));
const draw = (change: BlockOf<'blocks.before-after'>['change']) =>
  renderForTest(
    <BeforeAfter
      block={
        {
          __component: 'blocks.before-after',
          anchorId: undefined,
          title: 'More points',
          text: undefined,
          change,
          before: '640 across',
          after: '2880 across',
          alt: 'A lighthouse, coarse at the left and fine at the right.',
        } satisfies Block
      }
      selling={{ offers: {}, currency: 'USD' }}
      first={false}
    />,
  );

it.each(CHANGES)('shows both sides without script (%s)', async (change) => {
  const html = await draw(change);
  expect(html).toContain('A lighthouse, coarse at the left and fine at the right.');
  expect(html.match(/<use /g)).toHaveLength(2);
  // The slider stays hidden until the script that it needs runs.
  expect(html).toMatch(/<input type="range"[^>]* hidden/);
  expect(html).not.toContain(' style=');
});

it.each(CHANGES)('names only paints that it draws (%s)', async (change) => {
  const html = await draw(change);
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  for (const [, id] of html.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(ids).toContain(id);
});
