import { demoTextSlugs, readDemoText } from '../../demo/read-text.ts';
import { textBlocks } from '../../demo/text-blocks.ts';
import type { Draft } from '../../demo/translated.ts';

/** Their words are in `demo/texts/system-articles/`. */
export async function demoSystemArticles(): Promise<Draft[]> {
  const slugs = await demoTextSlugs('system-articles');
  return Promise.all(
    slugs.map(async (slug) => {
      const text = await readDemoText('system-articles', slug);
      const { title, summary, description } = text.words;
      return {
        slug,
        title,
        summary,
        // The page about the vendor is no policy: nothing in it comes into force.
        validFrom: slug === 'about' ? undefined : '2026-11-01T12:00:00.000Z',
        urlType: 'article',
        seo: { metaDescription: description ?? summary },
        blocks: textBlocks(text),
      };
    }),
  );
}
