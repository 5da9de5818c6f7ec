import type { DemoDatabase } from './demo-shop.ts';
import { type DemoShop, startStorefront } from './demo-shop.ts';
import type { ShopContent } from './scale-questions.ts';

/** From publishing until a visitor gets the new page, in ms. */
const GOAL = 1_000;

/** How many other articles have stored pages. */
const OTHERS = 60;

/** Publishes an article as the back office does, while a storefront has stored pages of the shop. */
export async function benchPublishing(
  database: Pick<DemoDatabase, 'env'>,
  shop: ShopContent,
): Promise<boolean> {
  const storefront = await startStorefront(database);
  try {
    // The first of these articles shows another one below its text: that one is published.
    const shown = await shop.content.relatedArticles(shop.ids[0] ?? 0, { locale: 'en', most: 1 });
    const { id = 0, slug = '' } = shown.items[0] ?? {};
    const others = shop.slugs.filter((other) => other !== slug);
    const lists = [1, 2, Math.ceil(shop.pages / 2), shop.pages].map((page) =>
      page === 1 ? `/${shop.categorySlug}` : `/${shop.categorySlug}/${page}`,
    );
    const elsewhere = ['/', '/store', '/help', '/blu-ray', '/blu-ray/2', '/4k-uhd', '/others', '/dvd-ripper'];
    const paths = [
      `/${slug}`,
      ...lists,
      ...elsewhere,
      ...others.slice(0, OTHERS).map((other) => `/${other}`),
    ];
    const shows = new Set<string>();
    for (const path of paths) {
      const html = await (await fetch(storefront.origin + path)).text();
      if (lists.includes(path) || new RegExp(`/${slug}["?#]`).test(html)) shows.add(path);
    }
    const before = await counts(storefront);
    const title = `Published at ${Date.now()}`;
    const began = performance.now();
    const publishing = shop.backOffice.update({
      collection: 'articles',
      id,
      locale: 'en',
      data: { title, _status: 'published' },
    });
    while (!(await (await fetch(`${storefront.origin}/${slug}`)).text()).includes(title));
    const visible = performance.now() - began;
    await publishing;
    const dropped = (await counts(storefront)).purged - before.purged;
    const rendered = [`/${slug}`];
    for (const path of paths.slice(1)) {
      const { hit } = await counts(storefront);
      await (await fetch(storefront.origin + path)).arrayBuffer();
      if ((await counts(storefront)).hit === hit) rendered.push(path);
    }
    const right = rendered.length === shows.size && rendered.every((path) => shows.has(path));
    process.stdout.write(
      `publishing: visible after ${Math.round(visible)} ms (goal ${GOAL}); of ${paths.length} stored pages ${dropped} dropped, ${shows.size} show it or list its category${right ? '' : `: dropped ${rendered.join(' ')}; expected ${[...shows].join(' ')}`}\n`,
    );
    return visible <= GOAL && right;
  } finally {
    await storefront.close();
  }
}

async function counts({ origin }: DemoShop): Promise<{ hit: number; purged: number }> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const read = (outcome: string) =>
    Number(new RegExp(`page_cache_answers\\{[^}]*outcome="${outcome}"[^}]*\\} (\\d+)`).exec(metrics)?.[1]);
  return { hit: read('hit'), purged: read('purged') };
}
