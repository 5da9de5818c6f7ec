import { type DemoText, readDemoText } from '../../demo/read-text.ts';
import { textBlocks } from '../../demo/text-blocks.ts';
import type { DemoIds, Draft } from '../../demo/translated.ts';
import { demoPids } from '../products/demo-pids.ts';

/** A demo article without its words, which are in `demo/texts/articles/<slug>.<locale>.md`. */
interface DemoArticle {
  slug: string;
  category: 'dvd' | 'blu-ray' | '4k-uhd' | 'others';
  author: string;
  /** A day. */
  publishedAt: string;
  /** The file name of a demo picture. */
  picture?: string;
  /** Slug of the product shown at the end. */
  product?: string;
}

/** When the facts in all of them were last checked. */
const CHECKED_AT = '2026-11-12T12:00:00.000Z';

const DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'dvd-capacity',
    category: 'dvd',
    author: 'mara-vogel',
    publishedAt: '2026-10-06',
    product: 'dvd_copy',
    picture: 'disc-capacity.webp',
  },
  {
    slug: 'why-dvd-looks-soft-on-4k',
    category: 'dvd',
    author: 'jonas-lind',
    publishedAt: '2026-09-15',
    product: 'ai_suite',
  },
  {
    slug: 'video-ts-folder',
    category: 'dvd',
    author: 'mara-vogel',
    publishedAt: '2026-08-25',
    product: 'dvd_ripper',
  },
  {
    slug: 'dvd-subtitles',
    category: 'dvd',
    author: 'keiko-arai',
    publishedAt: '2026-08-04',
    product: 'dvd_ripper',
  },
  {
    slug: 'dvd-aspect-ratio',
    category: 'dvd',
    author: 'jonas-lind',
    publishedAt: '2026-07-14',
    product: 'dvd_ripper',
  },
  {
    slug: 'interlaced-dvd',
    category: 'dvd',
    author: 'jonas-lind',
    publishedAt: '2026-06-23',
    product: 'dvd_ripper',
  },
  {
    slug: 'how-long-do-dvds-last',
    category: 'dvd',
    author: 'mara-vogel',
    publishedAt: '2026-06-02',
    product: 'dvd_copy',
  },
  {
    slug: 'blu-ray-region-codes',
    category: 'blu-ray',
    author: 'mara-vogel',
    publishedAt: '2026-10-20',
    product: 'blu_ray_ripper',
    picture: 'disc-regions.webp',
  },
  {
    slug: 'why-blu-ray-looks-better-than-streaming',
    category: 'blu-ray',
    author: 'jonas-lind',
    publishedAt: '2026-09-29',
    product: 'blu_ray_ripper',
  },
  {
    slug: 'blu-ray-capacity',
    category: 'blu-ray',
    author: 'mara-vogel',
    publishedAt: '2026-09-08',
    product: 'blu_ray_copy',
  },
  {
    slug: 'blu-ray-sound-formats',
    category: 'blu-ray',
    author: 'keiko-arai',
    publishedAt: '2026-08-18',
    product: 'blu_ray_ripper',
  },
  {
    slug: 'bdmv-folder',
    category: 'blu-ray',
    author: 'mara-vogel',
    publishedAt: '2026-07-28',
    product: 'blu_ray_copy',
  },
  {
    slug: 'choose-a-blu-ray-drive',
    category: 'blu-ray',
    author: 'mara-vogel',
    publishedAt: '2026-07-07',
    product: 'blu_ray_ripper',
  },
  {
    slug: 'burn-a-blu-ray-that-players-read',
    category: 'blu-ray',
    author: 'keiko-arai',
    publishedAt: '2026-06-16',
    product: 'blu_ray_creator',
  },
  { slug: 'hdr10-and-dolby-vision', category: '4k-uhd', author: 'jonas-lind', publishedAt: '2026-11-03' },
  {
    slug: '4k-disc-without-a-4k-tv',
    category: '4k-uhd',
    author: 'jonas-lind',
    publishedAt: '2026-10-13',
    product: 'blu_ray_ripper',
  },
  {
    slug: 'uhd-disc-layers',
    category: '4k-uhd',
    author: 'mara-vogel',
    publishedAt: '2026-09-22',
    product: 'blu_ray_copy',
  },
  {
    slug: 'h264-and-h265',
    category: '4k-uhd',
    author: 'keiko-arai',
    publishedAt: '2026-09-01',
    product: 'blu_ray_ripper',
  },
  {
    slug: 'hdr-to-sdr',
    category: '4k-uhd',
    author: 'jonas-lind',
    publishedAt: '2026-08-11',
    product: 'ai_suite',
  },
  {
    slug: '4k-files-on-a-home-network',
    category: '4k-uhd',
    author: 'keiko-arai',
    publishedAt: '2026-07-21',
    product: 'blu_ray_ripper',
  },
  {
    slug: 'how-long-reading-a-disc-takes',
    category: '4k-uhd',
    author: 'mara-vogel',
    publishedAt: '2026-06-30',
    product: 'dvd_copy',
  },
  {
    slug: 'what-ai-upscaling-can-do',
    category: 'others',
    author: 'jonas-lind',
    publishedAt: '2026-11-10',
    product: 'ai_suite',
  },
  {
    slug: 'mkv-or-mp4',
    category: 'others',
    author: 'keiko-arai',
    publishedAt: '2026-10-27',
    product: 'dvd_ripper',
  },
  {
    slug: 'back-up-a-film-collection',
    category: 'others',
    author: 'mara-vogel',
    publishedAt: '2026-10-02',
    product: 'blu_ray_copy',
  },
  {
    slug: 'what-an-iso-file-is',
    category: 'others',
    author: 'mara-vogel',
    publishedAt: '2026-09-11',
    product: 'dvd_copy',
  },
  {
    slug: 'graphics-card-or-processor',
    category: 'others',
    author: 'keiko-arai',
    publishedAt: '2026-08-21',
    product: 'blu_ray_ripper',
  },
  {
    slug: 'pal-and-ntsc',
    category: 'others',
    author: 'jonas-lind',
    publishedAt: '2026-07-31',
    product: 'dvd_ripper',
  },
  {
    slug: 'name-your-film-files',
    category: 'others',
    author: 'keiko-arai',
    publishedAt: '2026-07-10',
    product: 'dvd_ripper',
  },
];

export async function demoArticles(id: DemoIds): Promise<Draft[]> {
  return Promise.all(
    DEMO_ARTICLES.map(async (article) => draft(article, await readDemoText('articles', article.slug), id)),
  );
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
    checkedAt: CHECKED_AT,
    picture: facts.picture && id(facts.picture, 'media'),
    product: facts.product ? demoPids(facts.product).map((pid) => id(pid)) : [],
    figure: drawn(figure as Draft | undefined),
    urlType: 'article',
    seo: { metaDescription: description },
    blocks: textBlocks(text),
  };
}

/** Values are numbers in the Markdown, but text in the editor. */
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
