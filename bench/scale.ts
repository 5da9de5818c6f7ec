import { seedScale } from '@spindle/content/demo/scale/seed-scale.ts';
import pg from 'pg';
import { type DemoDatabase, startDemoDatabase } from './demo-shop.ts';
import { median } from './load.ts';
import { openShopContent, QUESTIONS, type ShopContent } from './scale-questions.ts';

const SMALL = 100;
const LARGE = 100_000;
const ROUNDS = 60;

/** In a large shop a question may take so many times as long as in a small one, or so many milliseconds more. */
const GOALS = { ratio: 1.5, more: 5 };

/**
 * What pages and calls ask of the content system, in a shop with a hundred articles and one with a hundred thousand,
 * in turns; nothing is kept between two questions.
 */
export async function benchScale(): Promise<boolean> {
  const database = await startDemoDatabase();
  try {
    const [small, large] = await fill(database);
    try {
      return await compare(small, large);
    } finally {
      await small.close();
      await large.close();
    }
  } finally {
    await database.close();
  }
}

async function fill({ url }: DemoDatabase): Promise<[ShopContent, ShopContent]> {
  await seedScale(url, { total: SMALL });
  const large = Object.assign(new URL(url), { pathname: '/large' }).href;
  const server = new pg.Client(Object.assign(new URL(url), { pathname: '/postgres' }).href);
  await server.connect();
  await server.query(`create database large template "${new URL(url).pathname.slice(1)}"`);
  await server.end();
  const began = Date.now();
  await seedScale(large, { total: LARGE });
  say(`scale: ${SMALL} and ${LARGE} articles, made in ${Math.round((Date.now() - began) / 1000)} s`);
  return [await openShopContent(url), await openShopContent(large)];
}

export async function compare(small: ShopContent, large: ShopContent): Promise<boolean> {
  let good = true;
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = -5; round < ROUNDS; round++) {
      for (const [key, shop] of Object.entries({ small, large })) {
        shop.content.purgeAll();
        const began = performance.now();
        await ask(shop, round + 5);
        if (round >= 0) times[key as keyof typeof times].push(performance.now() - began);
      }
    }
    const [few, many] = [median(times.small), median(times.large)];
    const met = many <= few * GOALS.ratio || many <= few + GOALS.more;
    const [slowFew, slowMany] = [slowest(times.small), slowest(times.large)];
    say(
      `  ${name.padEnd(26)} p50 ${few.toFixed(1)} → ${many.toFixed(1)} ms (× ${(many / few).toFixed(2)}), p99 ${slowFew.toFixed(1)} → ${slowMany.toFixed(1)} ms${met ? '' : '  over the goal'}`,
    );
    good &&= met;
  }
  return good;
}

const slowest = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? 0;
const say = (line: string) => process.stdout.write(`${line}\n`);
