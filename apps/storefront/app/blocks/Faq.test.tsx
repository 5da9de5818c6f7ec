import { sampleBlocks } from '@spindle/content/blocks/samples.ts';
import { expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { faqPage } from '../shop/seo/json-ld.ts';
import { BlockList } from './BlockList.tsx';

const sample = (state: string) => {
  const block = sampleBlocks('en', 'faq').find((one) => one.state === state)?.block;
  if (!block) throw new Error(`There is no sample of questions ${state}.`);
  return block;
};
const draw = (state: string) =>
  renderForTest(<BlockList blocks={[sample(state)]} selling={{ offers: {}, currency: 'USD' }} below />);

it('an answer can have links and lists, of which search engines get the words', async () => {
  const html = await draw('links and lists');
  expect(html).toContain('<a href="/">Questions.</a>');
  expect(html).toMatch(/<ol><li>.*?<\/li><\/ol>/);
  expect(JSON.stringify(faqPage([sample('links and lists')]))).not.toMatch(/<|root|listitem/);
});

it('a plain answer has a paragraph for each that was written', async () => {
  expect((await draw('least')).match(/<p>/g)).toHaveLength(2);
});
