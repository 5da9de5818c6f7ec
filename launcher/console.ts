import { styleText } from 'node:util';
import type { Config } from '@spindle/platform/config.ts';

/** A line of the launcher's own. */
export function say(line: string): void {
  process.stdout.write(`${styleText('bold', 'spindle')} ${line}\n`);
}

const WIDTH = 'storefront'.length;
const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
};

/** A line written by one of the programs: its log as it is, or in readable form on a terminal. */
export function relay(program: string, text: string): void {
  const shown = process.stdout.isTTY ? readable(text) : text;
  process.stdout.write(`${styleText('dim', `${program.padEnd(WIDTH)} |`)} ${shown}\n`);
}

/** Turns a JSON log line into readable text; any other line stays as it is. */
export function readable(text: string): string {
  if (!text.startsWith('{')) return text;
  try {
    const { level, time, msg = '', program: _program, err, ...rest } = JSON.parse(text);
    const clock = new Date(time).toISOString().slice(11, 19);
    const details = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
    return [clock, LEVELS[level] ?? level, msg, ...details, err?.stack ?? err?.message ?? '']
      .join(' ')
      .trim();
  } catch {
    return text;
  }
}

/**
 * Lists all addresses, once the shop runs.
 * @param coming rows of what does not answer yet.
 * @param demoLoads a part of the demo is still loading; its pages say so, and reload by themselves.
 */
export function welcome(
  { origins, sandbox, demo, mail, payments, jobs }: Config,
  {
    seconds,
    coming = [],
    demoLoads = false,
  }: { seconds: number; coming?: readonly string[]; demoLoads?: boolean },
): string {
  const rows: [string, string][] = [
    ['Shop', origins.storefront],
    ['Back office', `${origins.backoffice}/admin`],
    ['Collector', origins.collector],
  ];
  if (sandbox && mail.transport === 'mailbox') rows.push(['Mailbox', `${origins.storefront}/dev/mailbox`]);
  if (sandbox && payments.provider === 'sandbox') {
    rows.push(['Payments', `${origins.storefront}/dev/payments (disputes, and what cards do at renewals)`]);
  }
  if (demo) {
    rows.push(
      ['Member', 'demo@spindle.test / spindle-demo (licences, a subscription, invoices, a refund)'],
      ['Staff', 'staff@spindle.test / spindle-staff (90 days of made-up sales)'],
    );
  }
  if (demoLoads)
    rows.push([
      'Demo',
      'the rest of it is loading, a minute or more; its pages say so and open by themselves',
    ]);
  if (jobs === 'off')
    rows.push(['Jobs', 'not worked off here (JOBS=off): no mail leaves until a worker runs']);
  if (sandbox) rows.push(['Test card', '4242 4242 4242 4242, any date, any code']);
  const lines = rows.map(
    ([label, value]) =>
      `  ${label.padEnd(12)} ${value}${coming.includes(label) ? ' (being built, a minute or more)' : ''}`,
  );
  return ['', `Spindle runs (${seconds.toFixed(1)} s). Ctrl-C stops it.`, '', ...lines, '', ''].join('\n');
}
