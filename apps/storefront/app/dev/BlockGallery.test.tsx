import { sampleBlocks } from '@spindle/content/blocks/samples.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { BlockGallery } from './BlockGallery.tsx';

const draw = (locale: (typeof ALL_LOCALES)[number], only?: string) =>
  renderForTest(
    <BlockGallery samples={sampleBlocks(locale, only)} selling={{ offers: {}, currency: 'USD' }} />,
    { locale },
  );

describe('the gallery of blocks', () => {
  it.each(ALL_LOCALES)('draws every sample, with one h1 and no style attribute (%s)', async (locale) => {
    const html = await draw(locale);
    for (const { kind, state } of sampleBlocks(locale)) {
      expect(html).toContain(`data-sample="${kind} ${state}"`);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style=|undefined|\[object /);
  });

  it('draws one kind alone where one is asked for', async () => {
    const html = await draw('en', 'trust-bar');
    expect(html).toContain('14-day money-back guarantee');
    expect(html).not.toContain('data-sample="call-out');
  });
});
