// A back office that works through the schedules of several databases at once. On each it stops at a given step and waits
// to be killed; several at once, because loading it takes longer than all the rest. With one database and no step, it
// prints all its steps.
//
// node --import ../../../domain/testing/load-tsx.mjs schedule-crash-child.ts <order>
import { writeSync } from 'node:fs';
import { inSteps } from '@spindle/domain/testing/written-steps.ts';
import { openSchedulingOffice } from './scheduling-office.ts';

export interface ScheduleCrash {
  /** ISO time. */
  at: string;
  /** The databases, each with the number of writing statements after which to stop. */
  shops: { url: string; after?: number }[];
}

const { at, shops } = JSON.parse(process.argv[2] ?? '') as ScheduleCrash;
const statements: string[] = [];
await Promise.all(shops.map(({ url, after }) => goTo(url, after)));
writeSync(1, `${JSON.stringify(statements)}\n`);
setInterval(() => {}, 60_000);

async function goTo(url: string, stop: number | undefined): Promise<void> {
  const { payload } = await openSchedulingOffice(url, new Date(at));
  const { promise: standing, resolve: stand } = Promise.withResolvers<boolean>();
  const gone = inSteps(
    'schedule',
    ({ after }, statement) => {
      if (stop === undefined) statements.push(statement);
      if (after !== stop) return;
      stand(true);
      return new Promise<never>(() => {});
    },
    () => payload.jobs.run({ silent: true, limit: 100 }),
  );
  if (stop === undefined) return void (await gone);
  if (!(await Promise.race([standing, gone.then(() => false)]))) throw new Error(`never came to ${stop}`);
}
