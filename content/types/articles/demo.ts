import { type DemoText, readDemoText } from '../../demo/read-text.ts';
import { textBlocks } from '../../demo/text-blocks.ts';
import type { DemoIds, Draft } from '../../demo/translated.ts';
import { demoDvdCapacity } from './demo-dvd-capacity.ts';
import { demoRegionCodes } from './demo-region-codes.ts';

/** What a demo article has besides its words, which are in `demo/texts/articles/<slug>.<locale>.md`. */
interface DemoArticle {
  slug: string;
  category: 'dvd' | 'blu-ray' | '4k-uhd' | 'others';
  author: string;
  /** Days. */
  publishedAt: string;
  checkedAt: string;
  /** Pids of the product shown at the end, one a system. */
  product?: readonly string[];
}

const DEMO_ARTICLES: readonly DemoArticle[] = [];

export async function demoArticles(id: DemoIds): Promise<Draft[]> {
  const written = await Promise.all(
    DEMO_ARTICLES.map(async (article) => draft(article, await readDemoText('articles', article.slug), id)),
  );
  return [demoDvdCapacity(id), demoRegionCodes(id), ...written];
}

function draft({ slug, category, author, ...facts }: DemoArticle, text: DemoText, id: DemoIds): Draft {
  const { title, summary, description, figure } = text.words;
  return {
    slug,
    title,
    summary,
    category: id(category, 'article-categories'),
    author: id(author, 'authors'),
    publishedAt: `${facts.publishedAt}T12:00:00.000Z`,
    checkedAt: `${facts.checkedAt}T12:00:00.000Z`,
    product: (facts.product ?? []).map((pid) => id(pid)),
    figure: drawn(figure as Draft | undefined),
    urlType: 'article',
    seo: { metaDescription: description },
    blocks: textBlocks(text),
  };
}

/** Values are numbers in the text and words in the editor. */
function drawn(figure: Draft | undefined): Draft | undefined {
  const rows = figure?.rows as Draft[] | undefined;
  return (
    rows && {
      ...figure,
      rows: rows.map((row) => ({
        ...row,
        value: typeof row.value === 'number' ? String(row.value) : row.value,
      })),
    }
  );
}
