import { readFileSync } from 'node:fs';
import { type DemoShop, startDemoShop } from './demo-shop.ts';
import { generator, type Measured, measure, median } from './load.ts';
import { type Rival, startRival } from './rival.ts';

const SERVER_CORE = 0;
const LOAD_CORE = 1;
/** Many short ones: the two servers are compared within seconds, in which a shared machine changes its speed less. */
const ROUNDS = 15;
const ROUND_SECONDS = 1;
const SECONDS = 3;
const PATHS = ['/', '/dvd-ripper', '/dvd-ripper/buy'];

const GOALS = { cachedRatio: 0.8, uncachedP50: 3.5, uncachedRate: 300 };
/** With a session the page cache is not used, so every request renders; this cookie only has the form of one. */
const SESSION = { cookie: `laravel_session=bench.${'a'.repeat(43)}%3D` };

/**
 * Stored pages compared with a plain server that sends the same bytes and headers, in turns and on the same core; and pages
 * rendered for each request.
 */
export async function benchPages(): Promise<boolean> {
  const shop = await startDemoShop({ core: SERVER_CORE });
  try {
    say(
      `pages: server on core ${SERVER_CORE}, ${generator} on core ${LOAD_CORE}, ${ROUNDS} rounds of ${ROUND_SECONDS} s`,
    );
    let good = true;
    for (const path of PATHS) {
      good = (await cached(shop, path)) && good;
      good = (await uncached(shop, path)) && good;
    }
    return good;
  } finally {
    await shop.close();
  }
}

async function cached(shop: DemoShop, path: string): Promise<boolean> {
  const rival = await startRival(shop.origin + path, SERVER_CORE);
  try {
    const load = (url: string) =>
      measure({
        url,
        connections: 32,
        seconds: ROUND_SECONDS,
        headers: { 'accept-encoding': 'br' },
        core: LOAD_CORE,
      });
    const rounds: { ours: Measured; theirs: Measured }[] = [];
    // One round to warm up; in turns, so that a change of the machine's speed affects both.
    for (let round = 0; round <= ROUNDS; round++) {
      const theirs = await load(rival.url);
      const ours = await load(shop.origin + path);
      if (round > 0) rounds.push({ ours, theirs });
    }
    const ratio = median(rounds.map(({ ours, theirs }) => ours.requestsPerSecond / theirs.requestsPerSecond));
    const rate = (pick: (round: (typeof rounds)[number]) => Measured) =>
      Math.round(median(rounds.map((round) => pick(round).requestsPerSecond)));
    say(
      `  ${path} cached (${describe(rival)}): ${rate(({ ours }) => ours)}/s, ${rival.name} ${rate(({ theirs }) => theirs)}/s, ratio ${ratio.toFixed(2)} (goal ${GOALS.cachedRatio})`,
    );
    return ratio >= GOALS.cachedRatio;
  } finally {
    await rival.close();
  }
}

async function uncached(shop: DemoShop, path: string): Promise<boolean> {
  const load = (connections: number) =>
    measure({
      url: shop.origin + path,
      connections,
      seconds: SECONDS,
      headers: { ...SESSION, 'accept-encoding': 'br' },
      core: LOAD_CORE,
    });
  await load(4);
  const before = cpuSeconds(shop.pid);
  const alone = await load(1);
  const cpu = (cpuSeconds(shop.pid) - before) / (alone.requestsPerSecond * SECONDS);
  const busy = await load(8);
  say(
    `  ${path} uncached: p50 ${alone.p50.toFixed(1)} ms (goal ${GOALS.uncachedP50}), ${Math.round(busy.requestsPerSecond)}/s (goal ${GOALS.uncachedRate}), ${(cpu * 1000).toFixed(1)} ms of processor time a page`,
  );
  return alone.p50 <= GOALS.uncachedP50 && busy.requestsPerSecond >= GOALS.uncachedRate;
}

/** The processor time that a program has used on all cores, which does not depend on other programs; in steps of 10 ms. */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Fields 14 and 15 in ticks (proc(5)), counted from behind the name, which may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const describe = ({ bytes }: Rival) => `${(bytes / 1024).toFixed(1)} kB`;
const say = (line: string) => process.stdout.write(`${line}\n`);
