import { seedScale } from '@spindle/content/demo/scale/seed-scale.ts';
import pg from 'pg';
import { buildStorefront, type DemoDatabase, startDemoDatabase } from './demo-shop.ts';
import { benchPublishing } from './scale-publishing.ts';
import { openShopContent, QUESTIONS, type ShopContent } from './scale-questions.ts';
import { inTurns } from './scale-rounds.ts';
import { benchVisits } from './scale-visits.ts';

const SMALL = 100;
const LARGE = 100_000;
const ROUNDS = 40;

/**
 * How long visitors wait, how long the content system takes for what pages and calls ask, and how soon a publication shows: in
 * a shop with a hundred articles and one with a hundred thousand, in turns; nothing is cached between two questions.
 */
export async function benchScale(): Promise<boolean> {
  await buildStorefront();
  const database = await startDemoDatabase({ LOCALES: 'en,de,ja,fr,zh', TRUST_PROXY: '1' });
  try {
    const large = { ...database, ...(await fill(database)) };
    const shops: [ShopContent, ShopContent] = [
      await openShopContent(database.url),
      await openShopContent(large.url),
    ];
    try {
      const visits = await benchVisits([database, large], shops);
      const publishing = await benchPublishing(large, shops[1]);
      const questions = await compare(...shops);
      return visits && publishing && questions;
    } finally {
      for (const shop of shops) await shop.close();
    }
  } finally {
    await database.close();
  }
}

/** Makes the large shop beside the small one. */
async function fill({ url, env }: DemoDatabase): Promise<Pick<DemoDatabase, 'url' | 'env'>> {
  await seedScale(url, { total: SMALL });
  const large = Object.assign(new URL(url), { pathname: '/large' }).href;
  const server = new pg.Client(Object.assign(new URL(url), { pathname: '/postgres' }).href);
  await server.connect();
  await server.query(`create database large template "${new URL(url).pathname.slice(1)}"`);
  await server.end();
  const began = Date.now();
  await seedScale(large, { total: LARGE });
  say(
    `scale: ${SMALL} and ${LARGE} articles, made in ${Math.round((Date.now() - began) / 1000)} s (goal 300)`,
  );
  return { url: large, env: { ...env, DATABASE_URL: large } };
}

export async function compare(small: ShopContent, large: ShopContent): Promise<boolean> {
  say('content system, nothing kept');
  let good = true;
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    good =
      (await inTurns(name, ROUNDS, [small, large], async (shop, round) => {
        shop.content.purgeAll();
        const began = performance.now();
        await ask(shop, round);
        return performance.now() - began;
      })) && good;
  }
  return good;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
