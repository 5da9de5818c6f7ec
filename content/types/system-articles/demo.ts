import { demoTextSlugs, readDemoText, readTextIn } from '../../demo/read-text.ts';
import { textBlocks } from '../../demo/text-blocks.ts';
import { type Draft, onlyIn, t } from '../../demo/translated.ts';

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
  const inAllLanguages = await Promise.all(
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
  return [...inAllLanguages, await japaneseNotice()];
}

/**
 * What Japanese law wants a shop to say about itself and its terms (特定商取引法, article 11). Other languages do not show it,
 * nor the link to it in the footer.
 */
async function japaneseNotice(): Promise<Draft> {
  const slug = 'specified-commercial-transactions';
  const text = await readTextIn('ja', 'system-articles', slug);
  const { summary, description } = text.words;
  return {
    slug,
    // Editors find it by its title in their own language.
    title: t(
      'Commercial disclosure (Japan)',
      'Angaben nach japanischem Recht',
      '特定商取引法に基づく表記',
      'Mentions légales pour le Japon',
      '特定商業交易法標示（日本）',
    ),
    summary,
    shown: onlyIn('ja', true, false),
    urlType: 'article',
    seo: { metaDescription: description },
    blocks: textBlocks(text),
  };
}
