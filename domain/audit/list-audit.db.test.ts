import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import type { AuditRecord } from './audit-record.ts';
import { listAudit } from './list-audit.ts';
import { writeAudit } from './write-audit.ts';

const { db } = await testDatabase();
const ada: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'admin' };
const sam: Actor = { ...ada, staffId: '8', email: 'sam@shop.test' };
const wrote = (actor: Actor, kind: AuditRecord['subject']['kind'], id: string, minute: number) =>
  writeAudit(db, actor, {
    ...{ action: `${kind}.change`, subject: { kind, id }, before: null, after: { id } },
    at: new Date(Date.UTC(2026, 10, 20, 12, minute)),
  });
await wrote(ada, 'coupon', 'A', 1);
await wrote(sam, 'coupon', 'B', 3);
await wrote({ kind: 'system', name: 'disputes' }, 'order', 'C', 2);
// Three of the same time, which are sorted by their ids.
await wrote(ada, 'seller', 'D', 2);
await wrote(ada, 'tax_rate', 'E', 2);

const ids = async (...how: Parameters<typeof listAudit> extends [unknown, ...infer How] ? How : never) =>
  (await listAudit(db, ...how)).entries.map(({ subjectId }) => subjectId).join('');

test.each([
  ['nothing', {}, 'BEDCA'],
  ['what it is about', { kind: 'coupon' }, 'BA'],
  ['an address of staff', { by: 'ada@shop.test' }, 'EDA'],
  ['a part of the shop', { by: 'disputes' }, 'C'],
  ['both', { kind: 'coupon', by: 'ada@shop.test' }, 'A'],
  ['what there is none of', { kind: 'job' }, ''],
] as const)('by %s, newest first', async (_what, filter, expected) => {
  expect(await ids(filter)).toBe(expected);
});

test('each once, however many stand on a page', async () => {
  for (const size of [1, 2, 4, 5, 50]) {
    let seen = '';
    let after: number | undefined;
    do {
      const page = await listAudit(db, {}, { after, size });
      seen += page.entries.map(({ subjectId }) => subjectId).join('');
      after = page.next;
    } while (after);
    expect(seen).toBe('BEDCA');
  }
});
