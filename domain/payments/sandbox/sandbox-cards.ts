import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { NewCardPage, NewCharge, ObservedCardPage, ObservedCharge } from '../provider.ts';
import type { ProviderCard } from '../provider-card.ts';
import { emitEvent } from './emit-event.ts';
import {
  expireSandboxPayment,
  insertSandboxPayment,
  type SandboxCardRow,
  type SandboxRow,
  selectSandboxCard,
  selectSandboxCharge,
  selectSandboxPayment,
} from './queries.ts';
import type { SandboxProviderDeps } from './sandbox-provider-deps.ts';
import { type CardBehaviour, cardCountry } from './test-cards.ts';

/** How long a page that stores a card is open, in ms. */
const CARD_PAGE_MS = 24 * 3_600_000;

export async function createSandboxCardPage(
  { db, clock, chaos = {}, origin }: SandboxProviderDeps,
  { email: _, ...page }: NewCardPage,
): Promise<{ pageId: string; redirectUrl: string }> {
  const now = clock.now();
  const { row } = await insertSandboxPayment(db, {
    ...page,
    ...{ id: `sbx_${randomCrockford(26)}`, kind: 'setup', keepCard: true, chaos, createdAt: now },
    ...{ amountMinor: 0, currency: 'USD', description: '', reference: page.idempotencyKey },
    ends: new Date(now.getTime() + CARD_PAGE_MS),
  });
  return { pageId: row.id, redirectUrl: `${origin}/sandbox/pay/${row.id}` };
}

export async function findSandboxCardPage(
  { db, clock }: SandboxProviderDeps,
  id: string,
): Promise<ObservedCardPage | undefined> {
  await expireSandboxPayment(db, id, clock.now());
  const row = await selectSandboxPayment(db, id);
  if (row?.kind !== 'setup') return undefined;
  const card = await keptCard(db, row);
  if (card) return { status: 'done', card };
  return { status: row.state === 'expired' ? 'expired' : 'open' };
}

/** The card that a page has stored; undefined before it succeeded. */
export async function keptCard(db: Db, { state, cardId }: SandboxRow): Promise<ProviderCard | undefined> {
  const card = state === 'succeeded' && cardId ? await selectSandboxCard(db, cardId) : undefined;
  return card && providerCard(card);
}

function providerCard({ id, customerId, lastFour, expMonth, expYear }: SandboxCardRow): ProviderCard {
  return { methodId: id, customerId, brand: 'visa', lastFour, expMonth, expYear };
}

/** How a bank answers a charge in the absence of its customer. */
const OFF_SESSION: Readonly<Record<CardBehaviour, Pick<SandboxRow, 'state' | 'failure'>>> = {
  pays: { state: 'succeeded', failure: null },
  authentication: { state: 'failed', failure: 'needs_bank' },
  declined: { state: 'failed', failure: 'declined' },
  insufficient_funds: { state: 'failed', failure: 'declined' },
  fails_at_renewal: { state: 'failed', failure: 'declined' },
};

export async function chargeSandbox(
  { db, clock, jobs, chaos = {} }: SandboxProviderDeps,
  { methodId, customerId, ...charge }: NewCharge,
): Promise<ObservedCharge> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const card = await selectSandboxCard(tx, methodId);
    const known = card?.customerId === customerId ? card : undefined;
    const { row, inserted } = await insertSandboxPayment(tx, {
      ...charge,
      ...OFF_SESSION[known?.behaviour ?? 'declined'],
      ...{ id: `sbx_${randomCrockford(26)}`, kind: 'charge', cardId: methodId, customerId, chaos },
      lastFour: known?.lastFour,
      ...{ locale: 'en', returnUrl: '', cancelUrl: '', createdAt: now, ends: now },
    });
    const type = row.state === 'succeeded' ? 'payment.succeeded' : 'payment.failed';
    if (inserted) await emitEvent(tx, jobs, row, type, now);
    return observedCharge(row);
  });
}

export async function findSandboxCharge(
  db: Db,
  charge: Pick<NewCharge, 'reference' | 'customerId'>,
): Promise<ObservedCharge | undefined> {
  const row = await selectSandboxCharge(db, charge);
  return row && observedCharge(row);
}

function observedCharge({ id, state, amountMinor, currency, failure, lastFour }: SandboxRow): ObservedCharge {
  const status = state === 'succeeded' ? 'succeeded' : 'failed';
  return {
    ...{ paymentId: id, status, amountMinor, currency },
    ...(status === 'succeeded' && lastFour && { cardCountry: cardCountry(lastFour) }),
    ...(failure && { failure }),
  };
}
