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
  /** Of amounts that come without one: that in which the thing was paid. */
  currency?: string | undefined;
  /** Fields that have no words in the trails of a thing, too, as far as people can read them. */
  all?: boolean;
  /** Names a line of the order, by its id. */
  lineName?(id: string): string | undefined;
}

/**
 * What an entry of the audit says has changed, as people read it: `State: Paid → Refunded`, `Amount: $9.99`. What stayed as it
 * was, and ids, are left out.
 */
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
    // What it was and stayed; what is written once, such as a reason, is in one of them alone.
    if (!label || JSON.stringify(was) === JSON.stringify(is)) return [];
    // Said of the moment before alone, as of an order whose refund is asked for: that changes when the money has gone.
    if (after && is === undefined && STANDING.has(field)) return [];
    const values = [was, is]
      .map((value) => valueIn(value, { field, subjectKind, both }, said))
      .filter((value) => value !== undefined);
    return values.length > 0 ? [saidOf(said.locale, label, values.join(' → '))] : [];
  });
}

/** What was done, in words. */
export function actionSaid(action: string, { actions, member, audit }: DeskWords): string {
  const own: Words = { ...member.actions, ...actions };
  return own[action] ?? (audit.verbs as Words)[action.split('.').at(-1) ?? ''] ?? action;
}

/** Who it was: an address, or a part of the shop. */
export function actorSaid(
  { actorKind, actorId, actorEmail }: Pick<AuditEntry, 'actorKind' | 'actorId' | 'actorEmail'>,
  { order, changes }: DeskWords,
): string {
  if (actorKind === 'staff') return actorEmail ?? actorId;
  return order.shop.replace('{name}', (changes.parts as Words)[actorId] ?? actorId);
}

/** Ids, and the currency of an amount that is said beside it. */
const isForTheShop = (field: string, value: Value) =>
  /[cC]urrency$/.test(field) || (typeof value === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/.test(value));

/** What a thing always has: where an entry says nothing of it afterwards, it has stayed as it was. */
const STANDING: ReadonlySet<string> = new Set(['state', 'refundedMinor']);

interface At {
  field: string;
  subjectKind: string;
  /** What else the entry says. */
  both: Snapshot;
}

/** Fields that hold a moment, by their names. What people have typed or a computer is called is theirs, whatever it looks like. */
const MOMENTS = /At$|Until$|^until$|^periodEnd$/;
/** A day, say, is none. */
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

/** Of `paidMinor` it is `paidCurrency`, of others `currency`; else that of the thing itself. */
function currencyOf({ field, both }: At, { currency }: ChangesSaid): string {
  const own = both[field.replace('Minor', 'Currency')];
  return String(own ?? (field === 'refundedMinor' ? currency : (both.currency ?? currency)) ?? '');
}

/** What the values of a field are called. */
function choicesOf({ field, subjectKind }: At, words: DeskWords): Words | undefined {
  if (field === 'state') return statesOf(subjectKind, words);
  if (field === 'reviewReason') return words.orders.reasons;
  // What the shop has blocked by itself; what staff have typed is its own name.
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

/** One of several: a permission, `USD 5000`, a line of an order and its part, `orders,2`. */
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
