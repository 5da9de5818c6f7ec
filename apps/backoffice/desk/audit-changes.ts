import type { auditOf } from '@spindle/domain/audit/audit-of.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { saidOf, sideBySide } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { DeskWords } from './desk-words.ts';

export type AuditEntry = Awaited<ReturnType<typeof auditOf>>[number];
type Snapshot = NonNullable<AuditEntry['before']>;
type Value = Snapshot[string] | undefined;
type Words = Readonly<Record<string, string>>;

export interface ChangesSaid {
  locale: Locale;
  words: DeskWords;
  format(time: Date): string;
  /** The currency of amounts that come without one: the one in which the thing was paid. */
  currency?: string | undefined;
  /** Also shows fields that have no words in the trail of a thing, as far as people can read them. */
  all?: boolean;
  /** The name of a line of the order, by its id. */
  lineName?(id: string): string | undefined;
}

/** The changes of an audit entry in words: `State: Paid → Refunded`, `Amount: $9.99`. Leaves out ids and what stayed the same. */
export function changesOf(
  { before, after, subjectKind }: Pick<AuditEntry, 'before' | 'after' | 'subjectKind'>,
  said: ChangesSaid,
): string[] {
  const labels: Words = {
    ...(said.all && said.words.audit.fields),
    ...said.words.changes.fields,
  };
  const both = { ...before, ...after };
  return Object.keys(both).flatMap((field) => {
    const label = labels[field] ?? (said.all && !isForTheShop(field, both[field]) ? field : undefined);
    const [was, is] = [before?.[field], after?.[field]];
    // It stayed the same. What is written only once, such as a reason, is in `before` or in `after`, not in both.
    if (!label || JSON.stringify(was) === JSON.stringify(is)) return [];
    // Named only in `before`, such as the state of an order whose refund is asked for: it changes only once the money has gone.
    if (after && is === undefined && STANDING.has(field)) return [];
    const values = [was, is]
      .map((value) => valueIn(value, { field, subjectKind, both }, said))
      .filter((value) => value !== undefined);
    return values.length > 0 ? [saidOf(said.locale, label, values.join(' → '))] : [];
  });
}

/** The action in words. */
export function actionSaid(action: string, { actions, member, audit }: DeskWords): string {
  const own: Words = { ...member.actions, ...actions };
  return own[action] ?? (audit.verbs as Words)[action.split('.').at(-1) ?? ''] ?? action;
}

/** Who acted: the address of a member of staff, or a part of the shop. */
export function actorSaid(
  { actorKind, actorId, actorEmail }: Pick<AuditEntry, 'actorKind' | 'actorId' | 'actorEmail'>,
  { order, changes }: DeskWords,
): string {
  if (actorKind === 'staff') return actorEmail ?? actorId;
  return order.shop.replace('{name}', (changes.parts as Words)[actorId] ?? actorId);
}

/** Ids, and the currency of an amount that is shown beside it. */
const isForTheShop = (field: string, value: Value) =>
  /[cC]urrency$/.test(field) || (typeof value === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/.test(value));

/** Fields that a thing always has: if `after` does not name them, they have stayed as they were. */
const STANDING: ReadonlySet<string> = new Set(['state', 'refundedMinor']);

interface At {
  field: string;
  subjectKind: string;
  /** All fields of the entry, from before and after. */
  both: Snapshot;
}

/**
 * Fields that hold a moment, by their names. What people have typed, and the name of a computer, stay as they are even if
 * they look like one.
 */
const MOMENTS = /At$|Until$|^until$|^periodEnd$/;
/** A day without a time does not match. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

function valueIn(value: Value, at: At, said: ChangesSaid): string | undefined {
  const { locale, words, format } = said;
  if (value === undefined) return undefined;
  if (value === null) return words.changes.none;
  if (typeof value === 'boolean') return value ? words.changes.yes : words.changes.no;
  if (typeof value === 'number') {
    if (at.field.endsWith('Bp')) return `${(value / 100).toLocaleString(locale)} %`;
    if (!at.field.endsWith('Minor')) return value.toLocaleString(locale);
    return formatExactMoney(value, currencyOf(at, said), locale);
  }
  if (typeof value === 'string') {
    if (MOMENTS.test(at.field) && MOMENT.test(value)) return format(new Date(value));
    const choices = choicesOf(at, words);
    return choices && Object.hasOwn(choices, value) ? choices[value] : value;
  }
  return sideBySide(
    locale,
    value.map((one) => entryIn(one, at, said)),
  );
}

/** The currency of `paidMinor` is `paidCurrency`, that of other amounts `currency`; otherwise that of the thing itself. */
function currencyOf({ field, both }: At, { currency }: ChangesSaid): string {
  const own = both[field.replace('Minor', 'Currency')];
  return String(own ?? (field === 'refundedMinor' ? currency : (both.currency ?? currency)) ?? '');
}

/** The words for the values of a field. */
function choicesOf({ field, subjectKind }: At, words: DeskWords): Words | undefined {
  if (field === 'state') return statesOf(subjectKind, words);
  if (field === 'reviewReason') return words.orders.reasons;
  // Only the shop's own reasons for blocking have words; what staff have typed is shown as it is.
  if (field === 'reason' && subjectKind === 'member') return words.member.blockedReasons;
  if (field === 'term' || field === 'nextTerm' || field === 'licenceType') return words.licences;
  if (field === 'mail') return words.orderMails.kinds;
  if (field === 'way') return words.audit.ways;
  return field === 'system' ? { win: 'Windows', mac: 'macOS' } : undefined;
}

function statesOf(subjectKind: string, words: DeskWords): Words | undefined {
  switch (subjectKind) {
    case 'order':
      return words.orderList.states;
    case 'licence':
      return words.order.licenceStates;
    case 'subscription':
      return words.subscriptionList.states;
    case 'job':
      return words.audit.jobStates;
    default:
      return undefined;
  }
}

/** One value of a list: a permission, `USD 5000`, an order's line with its share, `orders,2`. */
function entryIn(
  entry: string,
  { field, both }: At,
  { words, locale, currency, lineName }: ChangesSaid,
): string {
  const { roles, changes } = words;
  const [first = '', second = ''] = entry.split(/[ ,]/);
  switch (field) {
    case 'permissions':
      return (roles.permissions as Words)[entry] ?? entry;
    case 'refundLimits': {
      if (second !== 'all') return formatExactMoney(Number(second), first, locale);
      return saidOf(locale, first === '*' ? roles.others : first, roles.all);
    }
    case 'lines': {
      const share = formatExactMoney(Number(second), String(both.currency ?? currency ?? ''), locale);
      const name = lineName?.(first);
      return name ? saidOf(locale, name, share) : share;
    }
    case 'otherHad':
      return saidOf(locale, (changes.fields as Words)[first] ?? first, second);
    default:
      return entry;
  }
}
