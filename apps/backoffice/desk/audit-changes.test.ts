import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sellerSettings } from '@spindle/domain/seller/seller.ts';
import { deskAudit } from '@spindle/i18n/desk-audit/words.ts';
import { deskSales } from '@spindle/i18n/desk-sales/words.ts';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type AuditEntry, actionSaid, changesOf } from './audit-changes.ts';
import { deskWords } from './desk-words.ts';

type Change = Pick<AuditEntry, 'before' | 'after'>;

const change = (subjectKind: string, entry: Change, language = 'en', more = {}) =>
  changesOf(
    { ...entry, subjectKind },
    { ...deskWords(language), format: deskWords(language).formatIn('UTC'), ...more },
  );

test('an amount is money, in the currency that is written beside it', () => {
  const refund = { amountMinor: 999, currency: 'JPY', reason: 'Wrong system', refund: 'an-id' };
  const entry = { before: { state: 'paid', refundedMinor: 0 }, after: refund };
  // Asking for a refund changes neither the state of an order nor the refunded amount.
  expect(change('order', entry, 'en', { currency: 'EUR' })).toEqual(['Amount: ¥999', 'Reason: Wrong system']);
  const booked = { before: { refundedMinor: 0 }, after: { refundedMinor: 999 } };
  expect(change('order', booked, 'en', { currency: 'EUR' })).toEqual(['Sent back: €0.00 → €9.99']);
  const accepted = { paidMinor: 4999, paidCurrency: 'USD', totalMinor: 5999, currency: 'EUR' };
  expect(change('order', { before: null, after: accepted }, 'de')).toEqual([
    'Eingenommen: 49,99\u00a0$',
    'Summe: 59,99\u00a0€',
  ]);
});

test.each([
  ['2026-99-99T99:99:99', 'licence', 'device', 'Computer'],
  ['2026-11-23T10:00:00 he called', 'order', 'reason', 'Reason'],
  ['constructor', 'member', 'reason', 'Reason'],
])('%s stands there as it was typed', (typed, kind, field, label) => {
  expect(change(kind, { before: { [field]: typed }, after: null })).toEqual([`${label}: ${typed}`]);
});

test('what stayed as it was is left out, and a change has both', () => {
  const before = { state: 'active', term: '1M', nextTerm: '1M', dueAt: '2026-12-01T10:00:00.000Z' };
  const after = { ...before, nextTerm: '1Y', dueAt: null };
  expect(change('subscription', { before, after })).toEqual([
    'Next term: 1 month → 1 year',
    expect.stringMatching(/^Next step: 1 Dec 2026, \d\d:00 → none$/),
  ]);
});

test.each([
  ['en', 'State: Paid → Refunded'],
  ['de', 'Stand: Bezahlt → Erstattet'],
  ['ja', '状態：支払い済み → 返金済み'],
])('a state has its name in %s', (language, words) => {
  const entry = { before: { state: 'paid' }, after: { state: 'refunded' } };
  expect(change('order', entry, language)).toEqual([words]);
});

test('on the page of all changes fields without words stand by their name, and ids nowhere', () => {
  const after = {
    ...{ payPercent: 80, endsAt: '2026-12-01T10:00:00.000Z', rateBp: 1950, rates: 31 },
    ...{
      licenceType: 'LFT',
      region: 'north',
      refund: '0f0c2f0e-0d64-4f2c-9a56-2b3a9c1d8e77',
      currency: 'EUR',
    },
  };
  expect(change('coupon', { before: { payPercent: 90 }, after }, 'en', { all: true })).toEqual([
    'Price in per cent: 90 → 80',
    expect.stringMatching(/^Ends: 1 Dec 2026, \d\d:00$/),
    'Rate: 19.5 %',
    'Rates: 31',
    'Licence: Lifetime',
    'region: north',
    'Currency: EUR',
  ]);
  expect(change('coupon', { before: null, after: { region: 'north' } })).toEqual([]);
});

test('an action has its words, or those of its verb', () => {
  const { words } = deskWords('de');
  expect(actionSaid('order.refund', words)).toBe(words.actions['order.refund']);
  expect(actionSaid('member.block', words)).toBe(words.member.actions['member.block']);
  expect(actionSaid('coupon.make', words)).toBe('Angelegt');
  expect(actionSaid('webhook.new-secret', words)).toBe('Neues Geheimnis');
  expect(actionSaid('coupon.unheard_of', words)).toBe('coupon.unheard_of');
});

test('states are those of the thing', () => {
  const entry = { before: { state: 'active' }, after: { state: 'suspended' } };
  expect(change('licence', entry)).toEqual(['State: Active → Suspended']);
});

test('a job that is tried again says which, and its states in the language of the desk', () => {
  const entry = { before: { kind: 'order-mail', state: 'failed' }, after: { state: 'waiting' } };
  expect(change('job', entry, 'de', { all: true })).toEqual([
    'Aufgabe: order-mail',
    'Stand: Gescheitert → Wartet auf den nächsten Versuch',
  ]);
});

test('moments are said as moments, and days as they are', () => {
  const after = { withdrawnAt: '2026-12-01T10:00:00.000Z', validUntil: '2026-12-31' };
  const before = { version: '1.4.0', withdrawnAt: null };
  expect(change('release', { before, after }, 'en', { all: true })).toEqual([
    'Version: 1.4.0',
    expect.stringMatching(/^Withdrawn: none → 1 Dec 2026, \d\d:00$/),
    'Valid until: 2026-12-31',
  ]);
});

test('a line of an order has its name and its part', () => {
  const after = { amountMinor: 1000, currency: 'EUR', lines: ['a 700', 'b 300'] };
  const lineName = (id: string) => (id === 'a' ? 'DVD Ripper' : undefined);
  expect(change('order', { before: null, after }, 'en', { lineName })).toContain(
    'Lines: DVD Ripper: €7.00, €3.00',
  );
});

test('a role is told by what it may do', () => {
  const before = { permissions: ['orders'], refundLimits: ['* all'] };
  const after = { permissions: ['orders', 'prices'], refundLimits: ['USD 5000'] };
  const [may, limits] = change('role', { before, after });
  expect(may).toMatch(/^May: see orders.* → see orders.*, change coupons/);
  expect(limits).toBe('Refunds of one order: other currencies: as much as was paid → $50.00');
});

test('an account that was merged is told by what it had', () => {
  const before = { orders: 1, other: 'an-id', otherHad: ['orders,2', 'licences,1'] };
  expect(change('member', { before, after: { other: null, reason: 'Same person' } })).toEqual([
    'Orders: 1',
    'The other account had: Orders: 2, Licences: 1',
    'Reason: Same person',
  ]);
});

test('why the shop has blocked a member is said in words', () => {
  const after = { blocked: true, reason: 'log_in_denied' };
  expect(change('member', { before: { blocked: false, reason: null }, after })).toEqual([
    'Blocked: no → yes',
    expect.stringContaining('none → The member denied a log-in'),
  ]);
});

/** Ids, and what the trail shows otherwise: through the actor, or as the currency of an amount. */
const LEFT_OUT = /^(?:refund|dispute|request|acting|other|as_member|currency|paidCurrency|refundedCurrency)$/;

/** Without words in a trail, because the name of the action already says it. */
const TOLD_ONCE = { way: '', textVersion: '' };

/** The kinds of things whose pages have an audit trail. */
const SHOWN = /^(?:order|licence|member|subscription|role)$/;

interface Written {
  /** The kind of thing that the entry is about; empty if the code names it elsewhere. */
  kind: string;
  field: string;
}

/**
 * The fields that are written into audit entries, as far as the code names them: in the entry itself, in a constant of
 * the same file, or in what a function with the return type `Snapshot` returns.
 */
async function writtenFields(): Promise<Written[]> {
  const root = join(import.meta.dirname, '../../../domain');
  const names = await readdir(root, { recursive: true });
  const fields: Written[] = [];
  for (const name of names.filter(
    (one) => /(?<!\.test|\.d)\.ts$/.test(one) && !one.includes('node_modules'),
  )) {
    const text = await readFile(join(root, name), 'utf8');
    if (!/writeAudit\(|: Snapshot/.test(text)) continue;
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    const constants = new Map<string, ts.Node>();
    const each = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && node.initializer) {
        constants.set(node.name.getText(), node.initializer);
        if (node.initializer && ts.isArrowFunction(node.initializer) && returnsSnapshot(node.initializer))
          fields.push(...namesIn(node.initializer.body, constants).map((field) => ({ kind: '', field })));
      }
      if (ts.isFunctionDeclaration(node) && node.body && returnsSnapshot(node)) {
        const returned = node.body.statements.find(ts.isReturnStatement)?.expression;
        if (returned) fields.push(...namesIn(returned, constants).map((field) => ({ kind: '', field })));
      }
      if (ts.isObjectLiteralExpression(node)) fields.push(...fieldsOf(node, constants));
      node.forEachChild(each);
    };
    each(file);
  }
  return fields;
}

const returnsSnapshot = ({ type }: ts.SignatureDeclaration) => type?.getText() === 'Snapshot';

function fieldsOf(record: ts.ObjectLiteralExpression, constants: ReadonlyMap<string, ts.Node>): Written[] {
  const property = (name: string) =>
    record.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)?.initializer;
  if (!property('action')) return [];
  const kind = /kind: '(\w+)'/.exec(property('subject')?.getText() ?? '')?.[1] ?? '';
  return ['before', 'after'].flatMap((name) => {
    const snapshot = property(name);
    return snapshot ? namesIn(snapshot, constants).map((field) => ({ kind, field })) : [];
  });
}

function namesIn(node: ts.Node, constants: ReadonlyMap<string, ts.Node>): string[] {
  const within = (one: ts.Node) => namesIn(one, constants);
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(within);
  if (ts.isSpreadAssignment(node) || ts.isParenthesizedExpression(node)) return within(node.expression);
  if (ts.isConditionalExpression(node)) return [...within(node.whenTrue), ...within(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return within(node.right);
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text);
    return constant && ts.isObjectLiteralExpression(constant) ? within(constant) : [];
  }
  const named = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  return named ? [node.name.getText()] : [];
}

const withoutWords = (written: readonly Written[], words: object) => [
  ...new Set(written.map(({ field }) => field).filter((field) => !LEFT_OUT.test(field) && !(field in words))),
];

test('every field that is written about orders, licences, members, subscriptions and roles has words', async () => {
  const written = (await writtenFields()).filter(({ kind }) => SHOWN.test(kind));
  expect(written).toContainEqual({ kind: 'order', field: 'amountMinor' });
  expect(written).toContainEqual({ kind: 'licence', field: 'worksUntil' });
  expect(withoutWords(written, { ...deskSales.en.changes.fields, ...TOLD_ONCE })).toEqual([]);
});

test('every field that is written about anything has words on the page of all changes', async () => {
  const written = await writtenFields();
  // One field comes from a coupon's snapshot; the seller's settings are no literal, so their names are taken from the form.
  expect(written).toContainEqual({ kind: '', field: 'payPercent' });
  const seller = Object.keys(sellerSettings.shape).map((field) => ({ kind: 'seller', field }));
  const words = { ...deskAudit.en.audit.fields, ...deskSales.en.changes.fields };
  expect(withoutWords([...written, ...seller], words)).toEqual([]);
});
