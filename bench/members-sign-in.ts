import { scrypt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { DemoShop } from './demo-shop.ts';
import { median } from './load.ts';
import { loadNow } from './load-now.ts';
import { logIn } from './members-made.ts';
import { slow } from './scale-rounds.ts';

/** How many log in at once. */
const AT_ONCE = 8;
const SIGN_INS = 120;
/** The shop leaves one core to visitors who read, so more is not possible. */
const HASHED_AT_ONCE = Math.max(1, availableParallelism() - 1);
/** The goal: sign-ins per second, as a share of what hashing alone allows on those cores. */
const SHARE = 0.7;
/** The longest that anybody else may wait meanwhile: median, in ms. */
const OTHERS = 30;

/** A flood of log-ins: how many go through compared with hashing alone, and how long others wait meanwhile. */
export async function benchSignIns(
  shop: DemoShop,
  { emails, cookie }: { emails: readonly string[]; cookie: string },
): Promise<boolean> {
  const hashes = await perSecond(hash, HASHED_AT_ONCE);
  const everywhere = await perSecond(hash, AT_ONCE);
  const quiet = await whileAsking(shop, cookie, async () => {
    await new Promise((done) => setTimeout(done, 3_000));
    return 0;
  });
  const flood = await whileAsking(shop, cookie, () =>
    perSecond((number) => logIn(shop, emails[number % emails.length] ?? '', 1_000 + number)),
  );
  const share = flood.outcome / hashes;
  say(`log-ins, ${AT_ONCE} at once, ${loadNow()}`);
  say(
    `  ${flood.outcome.toFixed(1)} log-ins/s, hashing alone ${hashes.toFixed(1)}/s, ${HASHED_AT_ONCE} at once: ${Math.round(share * 100)} % of it (goal ${SHARE * 100} %, with the load generator on the same cores; on all cores ${everywhere.toFixed(1)}/s)`,
  );
  const line = (name: string, times: readonly number[]) =>
    say(`  ${name.padEnd(44)} p50 ${median(times).toFixed(1)} ms, p95 ${slow(times).toFixed(1)} ms`);
  line('a stored page, nobody logs in', quiet.stored);
  line('a stored page meanwhile', flood.stored);
  line('the overview, nobody logs in', quiet.overview);
  line(`the overview meanwhile (goal p50 ${OTHERS * 2} ms)`, flood.overview);
  return share >= SHARE && median(flood.stored) <= OTHERS && median(flood.overview) <= OTHERS * 2;
}

const derive = promisify<string, string, number, object, Buffer>(scrypt);
/** The hash that the library computes for a password. */
const hash = () => derive('a password', 'a salt', 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 });

async function perSecond(act: (number: number) => Promise<unknown>, atOnce = AT_ONCE): Promise<number> {
  let number = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (number < SIGN_INS) await act(number++);
    }),
  );
  return SIGN_INS / ((performance.now() - began) / 1000);
}

/** How long a visitor and a member wait while something goes on, in ms. */
async function whileAsking(
  { origin }: DemoShop,
  cookie: string,
  act: () => Promise<number>,
): Promise<{ outcome: number; stored: number[]; overview: number[] }> {
  const stored: number[] = [];
  const overview: number[] = [];
  let isOver = false;
  const ask = async (path: string, headers: Record<string, string>, times: number[]) => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(origin + path, { headers })).text();
      times.push(performance.now() - began);
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const asking = [ask('/dvd-ripper', {}, stored), ask('/member', { cookie }, overview)];
  const outcome = await act();
  isOver = true;
  await Promise.all(asking);
  return { outcome, stored, overview };
}

const say = (line: string) => process.stdout.write(`${line}\n`);
