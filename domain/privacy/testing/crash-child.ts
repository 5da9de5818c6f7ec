// A storefront that runs an export or an erasure on several databases at once, on each up to a step of its own, where it stops
// and waits to be killed. One process serves several databases because loading the shop takes longer than all the rest. On a
// single database without a step it runs to the end and reports the steps; it can then be given more databases.
// node --import ../../testing/load-tsx.mjs crash-child.ts <crash order>, then lines of <crash shops>
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fixedClock } from '@spindle/platform/clock.ts';
import type { Commerce } from '../../checkout/testing/commerce.ts';
import { inSteps } from '../../testing/written-steps.ts';
import { askForExport } from '../ask-for-export.ts';
import { eraseByLink, exportByLink } from '../blocked/act-by-link.ts';
import { giveLinkFactor } from '../blocked/give-link-factor.ts';
import { askForErasure } from '../erasure/ask-for-erasure.ts';
import { undoErasure } from '../erasure/undo-erasure.ts';
import type { Act, CrashOrder, CrashShop, ToldStep } from './crash-order.ts';
import { openPrivacyWorker, unfinished } from './privacy-worker.ts';

const { act, at } = JSON.parse(process.argv[2] ?? '') as CrashOrder;

const told: ToldStep[] = [];
for await (const line of createInterface({ input: process.stdin })) {
  const shops = JSON.parse(line) as CrashShop[];
  await Promise.all(shops.map(goTo));
  writeSync(1, shops[0]?.step ? 'stands\n' : `${JSON.stringify(told)}\n`);
}

async function goTo({ url, step: stop }: CrashShop): Promise<void> {
  const { promise: standing, resolve: stand } = Promise.withResolvers<void>();
  const runs = new Map<string, number>();
  const around = <T>(kind: string, run: () => Promise<T>): Promise<T> => {
    const before = runs.get(kind) ?? 0;
    runs.set(kind, before + 1);
    return inSteps(
      before ? `${kind} (${before + 1})` : kind,
      (step, statement) => {
        if (!stop) told.push({ ...step, statement });
        else if (stop.work === step.work && stop.after === step.after) {
          stand();
          return new Promise<never>(() => {});
        }
      },
      run,
    );
  };
  const shop = await openPrivacyWorker(url, fixedClock(new Date(at)), around);
  const gone = act.kind === 'work' ? workOff(shop) : begin(shop, act, around);
  if (!stop) return void (await gone);
  const arrived = await Promise.race([standing.then(() => true), gone.then(() => false)]);
  if (!arrived) throw new Error(`never came to ${stop.work}, ${stop.after}`);
}

async function workOff(shop: Commerce): Promise<void> {
  await shop.startJobs();
  while ((await unfinished(shop)).length > 0) await setTimeout(50);
}

async function begin(
  { deps, jobs }: Commerce,
  asked: Exclude<Act, { kind: 'work' }>,
  around: (kind: string, run: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  // It queues jobs, but other processes do them.
  await jobs.start([]);
  await around(asked.kind, () => {
    const ip = '192.0.2.9';
    switch (asked.kind) {
      case 'export':
        return askForExport(deps, { ...asked.who, factorAt: new Date(asked.who.factorAt) });
      case 'erasure':
        return askForErasure(deps, { ...asked.who, factorAt: new Date(asked.who.factorAt) });
      case 'undo':
        return undoErasure(deps, { token: asked.token, ip });
      case 'export-by-link':
        return exportByLink(deps, { token: asked.token, ip });
      case 'erasure-by-link':
        return eraseByLink(deps, { token: asked.token, ip });
      case 'factor-by-link':
        return giveLinkFactor(deps, { token: asked.token, code: asked.code, ip });
      default:
        return asked satisfies never;
    }
  });
}
