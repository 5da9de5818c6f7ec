import { setTimeout as delay } from 'node:timers/promises';
import { offlineSettings } from '@spindle/content/payload/offline-settings.ts';
import { openPayload } from '@spindle/content/payload/open-payload.ts';
import { openLog } from '@spindle/platform/log.ts';
import { buildStorefront, type DemoShop, startDemoDatabase, startStorefront } from './demo-shop.ts';
import { median } from './load.ts';

const ROUNDS = 20;
const ARTICLE = 'dvd-capacity';
/** From an editor's click until the page is up to date everywhere, in ms. */
const GOAL = 1_000;
/** When to give up waiting for a page that is never shown, in ms. */
const GIVE_UP = 60_000;
/** How often a visitor asks, in ms. */
const PAUSE = 5;

type BackOffice = Awaited<ReturnType<typeof openPayload>>['payload'];

/** How long it takes, after an editor has published an article, until each of two storefronts on one database shows it. */
export async function benchPublish(): Promise<boolean> {
  await buildStorefront();
  const database = await startDemoDatabase();
  try {
    const storefronts = [
      await startStorefront(database, { core: 0 }),
      await startStorefront(database, { core: 1 }),
    ];
    const backOffice = await openPayload({
      config: offlineSettings(database.url),
      log: openLog('bench', 'silent'),
    });
    try {
      return await compare(backOffice.payload, storefronts);
    } finally {
      await backOffice.close();
      for (const storefront of storefronts) await storefront.close();
    }
  } finally {
    await database.close();
  }
}

async function compare(backOffice: BackOffice, storefronts: readonly DemoShop[]): Promise<boolean> {
  const saved: number[] = [];
  const shown = storefronts.map(() => [] as number[]);
  // One round to warm up.
  for (let round = 0; round <= ROUNDS; round++) {
    const title = `Published for the ${round}th time`;
    const began = performance.now();
    const published = publish(backOffice, title).then(() => performance.now() - began);
    const times = await Promise.all(storefronts.map((each) => untilShown(each, title, began)));
    if (round === 0) continue;
    saved.push(await published);
    times.forEach((time, index) => void shown[index]?.push(time));
  }
  say(`publish: ${ROUNDS} times, from the call to save until a visitor gets the new page`);
  say(`  the call to save: ${figures(saved)}`);
  for (const [index, times] of shown.entries()) {
    const afterwards = times.map((time, round) => Math.max(0, time - (saved[round] ?? 0)));
    say(
      `  storefront ${index + 1}: ${figures(times)} (goal ${GOAL}); once it is saved, ${figures(afterwards)}`,
    );
  }
  return shown.flat().every((time) => time < GOAL);
}

const publish = (backOffice: BackOffice, title: string) =>
  backOffice.update({
    collection: 'articles',
    where: { slug: { equals: ARTICLE } },
    locale: 'en',
    data: { title, _status: 'published' } as never,
  });

async function untilShown({ origin }: DemoShop, title: string, began: number): Promise<number> {
  for (;;) {
    const html = await (await fetch(`${origin}/${ARTICLE}`)).text();
    const waited = performance.now() - began;
    if (html.includes(`<title>${title}`)) return waited;
    if (waited > GIVE_UP) throw new Error(`${origin} does not show what was published.`);
    await delay(PAUSE);
  }
}

const figures = (times: readonly number[]) =>
  `p50 ${Math.round(median(times))} ms, longest ${Math.round(Math.max(...times))} ms`;
const say = (line: string) => process.stdout.write(`${line}\n`);
