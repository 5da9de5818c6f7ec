import { demoTextSlugs, readDemoText } from '../../demo/read-text.ts';
import { textBlocks } from '../../demo/text-blocks.ts';
import { type Draft, t } from '../../demo/translated.ts';

const cookies: Draft = {
  blockType: 'cookie-table',
  anchorId: 'cookies',
  title: t(
    'Every cookie by name',
    'Alle Cookies beim Namen',
    'すべてのCookie',
    'Tous les cookies par leur nom',
    '所有 Cookie 一覽',
  ),
  text: t(
    'What your browser may hold of this shop. Not every visit gets all of them.',
    'Was Ihr Browser von diesem Shop aufbewahren kann. Nicht jeder Besuch bekommt sie alle.',
    'このショップがブラウザーに保存することのあるものです。ご訪問のたびにすべてが保存されるわけではありません。',
    'Ce que votre navigateur peut garder de cette boutique. Toutes les visites ne les reçoivent pas tous.',
    '您的瀏覽器可能保存的本店資料。並非每次造訪都會全部設定。',
  ),
};

/** Pages about the vendor are not policies: nothing in them comes into force. */
const ABOUT_THE_VENDOR: ReadonlySet<string> = new Set(['about', 'legal-notice']);

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
        validFrom: ABOUT_THE_VENDOR.has(slug) ? undefined : '2026-11-01T12:00:00.000Z',
        urlType: 'article',
        seo: { metaDescription: description ?? summary },
        blocks: slug === 'privacy' ? [...textBlocks(text), cookies] : textBlocks(text),
      };
    }),
  );
}
