import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { DEMO_MEMBER } from '@spindle/domain/accounts/seed-demo.ts';
import { chromiumLaunch } from '@spindle/e2e/chromium.ts';
import { freePort } from '@spindle/launcher/embedded-postgres.ts';
import lighthouse from 'lighthouse';
import { type DemoShop, startDemoShop } from './demo-shop.ts';
import { logIn, PAGES } from './members-made.ts';

const MISSING = '/nothing-here';

/** One page of each template. */
const TEMPLATES = [
  { name: 'home', path: '/', content: true },
  { name: 'product', path: '/dvd-ripper', content: true },
  { name: 'buy', path: '/dvd-ripper/buy', content: true },
  { name: 'article', path: '/dvd-capacity', content: true },
  { name: 'category', path: '/dvd', content: true },
  { name: 'help', path: '/help', content: true },
  { name: '404', path: MISSING, content: true },
  { name: 'checkout', path: '/checkout?pid=643&opt643=LFT', content: false },
  { name: 'log-in', path: '/member?a=login', content: false },
];

/** Compressed kB, and Lighthouse's scores. Personal pages are kept from search engines, so only their speed is scored. */
const GOALS = {
  content: {
    script: 10,
    stylesheet: 15,
    image: 60,
    marks: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  hydrated: { script: 120, stylesheet: 15, image: 60, marks: { performance: 98 } },
};
/** Compressed kB; Lighthouse has no session. */
const MEMBER_GOALS = { script: 135, stylesheet: 15, image: 60 };
const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What each template sends at a first visit, compressed, and its scores in Lighthouse. */
export async function benchWeight(): Promise<boolean> {
  const shop = await startDemoShop({ core: 0 });
  const port = await freePort();
  const launch = await chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    let good = true;
    const tell = (name: string, bytes: Weight, told = '') => {
      const weights = KINDS.map((kind) => `${kind} ${kilobytes(bytes[kind])}`).join(', ');
      say(`  ${name.padEnd(13)} ${weights}${told}`);
    };
    const judged = (missed: readonly [string, number][]) => {
      for (const [what, goal] of missed) say(`           goal missed: ${what} ${goal}`);
      good &&= missed.length === 0;
    };
    say(`weight: compressed kB at the first visit; Lighthouse ${CATEGORIES.join(' / ')}`);
    for (const { name, path, content } of TEMPLATES) {
      const url = shop.origin + path;
      if (content && path !== MISSING) await askOften(url);
      const bytes = await weighFirstVisit(browser, url);
      // Lighthouse does not accept an error page.
      const { marks, ...weight } = GOALS[content ? 'content' : 'hydrated'];
      const scores = path === MISSING ? [] : await judgeCalmly(url, port, marks.performance);
      tell(name, bytes, `; Lighthouse ${scores.map(({ score }) => score).join(' / ')}`);
      for (const { failed } of scores) for (const audit of failed) say(`           ${audit}`);
      judged([
        ...tooHeavy(bytes, weight),
        ...Object.entries(marks).filter(([name, goal]) =>
          scores.some((mark) => mark.name === name && mark.score < goal),
        ),
      ]);
    }
    for (const { name, bytes } of await weighMemberPages(browser, shop)) {
      tell(name, bytes);
      judged(tooHeavy(bytes, MEMBER_GOALS));
    }
    say(
      `  goals for content pages: ${goalsOf('content')}; for hydrated pages: ${goalsOf('hydrated')}, of members: script ${MEMBER_GOALS.script} kB: ${good ? 'met' : 'NOT met'}`,
    );
    return good;
  } finally {
    await browser.close();
    await shop.close();
  }
}

/** Asks until the page is stored in the form for frequently served pages: compressed again, with another ETag. */
async function askOften(url: string): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  const etag = async () => (await fetch(url, { headers })).headers.get('etag');
  const first = await etag();
  for (let asked = 0; asked < 400; asked++) {
    if ((await etag()) !== first) return;
    await delay(50);
  }
  throw new Error(`${url} is not compressed again.`);
}

type Kind = (typeof KINDS)[number];
type Weight = Record<Kind, number>;

const tooHeavy = (bytes: Weight, goals: Partial<Weight>) =>
  Object.entries(goals).filter(([kind, goal]) => bytes[kind as Kind] > goal * 1024);

const VIEWPORT = { viewport: { width: 1440, height: 900 } };

async function weighFirstVisit(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(VIEWPORT);
  const bytes = await weigh(context, url);
  await context.close();
  return bytes;
}

/** Each as the first page that a browser with the demo member's session opens. */
async function weighMemberPages(browser: Browser, shop: DemoShop) {
  const session = await logIn(shop, DEMO_MEMBER.email, 0);
  const cookies = session.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return { name, value: value.join('='), url: shop.origin };
  });
  const weighed: { name: string; bytes: Weight }[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    if (path.includes('&q=')) continue;
    const context = await browser.newContext(VIEWPORT);
    await context.addCookies(cookies);
    weighed.push({ name, bytes: await weigh(context, shop.origin + path) });
    await context.close();
  }
  return weighed;
}

async function weigh(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage();
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Weight;
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = KINDS.find((known) => known === request.resourceType());
    if (!kind) return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kind] += responseBodySize;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(sizes);
  return bytes;
}

/**
 * Other work on the machine makes a page slower and never faster: a speed below the goal is measured twice more, and the
 * median of the three counts. The other scores are always the same.
 */
async function judgeCalmly(url: string, port: number, goal: number) {
  const first = await judge(url, port);
  const speed = (scores: Scores) => scores.find(({ name }) => name === 'performance')?.score ?? 0;
  if (speed(first) >= goal) return first;
  const all = [first, await judge(url, port), await judge(url, port)];
  return all.sort((one, other) => speed(one) - speed(other))[1] ?? first;
}

type Scores = Awaited<ReturnType<typeof judge>>;

async function judge(url: string, port: number) {
  const run = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!run) throw new Error(`Lighthouse did not judge ${url}.`);
  const { categories, audits } = run.lhr;
  return CATEGORIES.map((name) => {
    const category = categories[name];
    const failed = (category?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      const missed = weight > 0 && audit?.score !== null && audit?.score !== undefined && audit.score < 0.9;
      return missed ? [`${name}: ${audit.title} ${audit.displayValue ?? ''}`] : [];
    });
    return { name, score: Math.round((category?.score ?? 0) * 100), failed };
  });
}

function goalsOf(pages: keyof typeof GOALS): string {
  const { script, stylesheet, image, marks } = GOALS[pages];
  const lighthouse = Object.entries(marks).map(([name, mark]) => `${name} ${mark}`);
  return `script ${script} kB, styles ${stylesheet} kB, images ${image} kB, ${lighthouse.join(', ')}`;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const say = (line: string) => process.stdout.write(`${line}\n`);
