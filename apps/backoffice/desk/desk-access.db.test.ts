import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Actor, STAFF_ROLES } from '@spindle/domain/actor.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { changeRole } from '@spindle/domain/staff/change-role.ts';
import { listRoles } from '@spindle/domain/staff/list-roles.ts';
import { PERMISSIONS, type Permission } from '@spindle/domain/staff/permission.ts';
import { describe, expect, test } from 'vitest';
import { booksFile, ossFile } from '../books/books-file.ts';
import { importRatesAction, setBookCurrencyAction } from '../books/rate-actions.ts';
import { actAsMemberAction } from './acting/act-as-member-action.ts';
import { findBuyerAction } from './buyers/find-buyer-action.ts';
import { evidenceFile } from './disputes/evidence-file.ts';
import { endBatchAction, findCodeAction, makeBatchAction } from './exchange-codes/exchange-actions.ts';
import { exchangeFile } from './exchange-codes/exchange-file.ts';
import { retryJobAction } from './failures/retry-job-action.ts';
import type { Outcome } from './forms/staff-action.ts';
import { correctInvoiceAction, requestInvoiceAction } from './invoices/invoice-actions.ts';
import { invoiceFile } from './invoices/invoice-file.ts';
import {
  extendLicenceAction,
  findLicencesAction,
  releaseDeviceAction,
  replaceKeyAction,
  revokeLicenceAction,
} from './licences/licence-actions.ts';
import { findMembersAction } from './members/find-members-action.ts';
import {
  blockMemberAction,
  endMemberSessionsAction,
  mergeMembersAction,
  noteMemberAction,
  removeMemberNoteAction,
  setMemberLevelAction,
} from './members/member-actions.ts';
import { sendMailAgainAction } from './orders/send-mail-again-action.ts';
import { announcePriceAction } from './prices/announce-price-action.ts';
import { endCouponAction, saveCouponAction } from './prices/coupon-actions.ts';
import { removeLifetimePriceAction, setLifetimePriceAction } from './prices/lifetime-price-actions.ts';
import { makeCallTokenAction } from './prices/make-call-token-action.ts';
import { removePayRatioAction, setPayRatioAction } from './prices/pay-ratio-actions.ts';
import { endPromotionAction, savePromotionAction } from './prices/promotion-actions.ts';
import { withdrawPriceAction } from './prices/withdraw-price-action.ts';
import { refundOrderAction } from './refunds/refund-order-action.ts';
import { setReleaseNotesAction, withdrawReleaseAction } from './releases/release-actions.ts';
import { acceptOrderAction } from './review/accept-order-action.ts';
import { cancelOrderAction } from './review/cancel-order-action.ts';
import { refuseOrderAction } from './review/refuse-order-action.ts';
import { sendSurplusBackAction } from './review/send-surplus-back-action.ts';
import { changeRoleAction } from './settings/change-role-action.ts';
import { saveSellerAction } from './settings/seller-action.ts';
import { changeWebhookAction, makeWebhookAction } from './settings/webhook-actions.ts';
import { settleCancellationAction } from './subscriptions/settle-cancellation-action.ts';
import { changeSubscriptionAction } from './subscriptions/subscription-action.ts';
import {
  removeRegistrationAction,
  removeTaxRateAction,
  setRegistrationAction,
  setTaxRateAction,
} from './tax/tax-actions.ts';

/* The permission that each form and each file of the desk needs: every folder of `app/desk`, with every role. */

type Act = (shop: Pick<Shop, 'deps'>, actor: Actor, form: FormData) => Promise<Outcome>;
type Read = (shop: Pick<Shop, 'deps'>, actor: Actor, url: URL) => Promise<Response>;
interface Row {
  permission: Permission;
  act?: Act;
  file?: Read;
  /** What is sent. It is well-formed, so that only the permission can refuse it before anything is looked up. */
  fields?: Record<string, string | File>;
  /** The problem told to those without the permission, if it is the same as for something that does not exist. */
  hidden?: string;
}

const id = randomUUID;
const FIELDS = { order: id(), number: 'S-1', key: id(), reason: 'For a test', member: id(), licence: id() };
const LIFETIME = { pid: '643', term: '1Y', currency: 'USD', amount: '49.95' };
const RATIO = { country: 'DE', currency: 'EUR', kind: 'subscription', method: 'card', weight: '1' };
const TAX = {
  country: 'DE',
  validFrom: '2026-01-01',
  scheme: 'domestic',
  number: 'DE123456789',
  percent: '19',
};

const DESK: Readonly<Record<string, Row>> = {
  'accept-order': { permission: 'orders', act: acceptOrderAction },
  'cancel-order': { permission: 'orders', act: cancelOrderAction },
  'refuse-order': { permission: 'orders', act: refuseOrderAction, fields: { amount: '1' } },
  'send-mail-again': { permission: 'orders', act: sendMailAgainAction, fields: { mail: 'key' } },
  'dispute-evidence': { permission: 'orders', file: evidenceFile, fields: { dispute: id() } },
  'refund-order': { permission: 'refunds', act: refundOrderAction, fields: { line: `${id()} 1` } },
  'send-surplus-back': { permission: 'refunds', act: sendSurplusBackAction, fields: { payment: id() } },
  'request-invoice': { permission: 'invoices', act: requestInvoiceAction },
  'correct-invoice': {
    permission: 'invoices',
    act: correctInvoiceAction,
    fields: { invoice: 'R-1', name: 'Kei', address: 'A street', country: 'DE' },
  },
  'invoice-file': { permission: 'invoices', file: invoiceFile, fields: { number: 'R-1', format: 'pdf' } },
  'revoke-licence': { permission: 'licences', act: revokeLicenceAction },
  'release-device': { permission: 'licences', act: releaseDeviceAction, fields: { device: id() } },
  'replace-key': { permission: 'licences', act: replaceKeyAction, fields: { former: 'AB2CD' } },
  'find-buyer': { permission: 'orders', act: findBuyerAction, fields: { q: 'none such' } },
  'find-members': { permission: 'members', act: findMembersAction, fields: { q: 'none such' } },
  'find-licences': { permission: 'licences', act: findLicencesAction, fields: { q: 'none such' } },
  'extend-licence': { permission: 'licences', act: extendLicenceAction, fields: { days: '10' } },
  'change-subscription': {
    permission: 'subscriptions',
    act: changeSubscriptionAction,
    fields: { subscription: id(), change: 'pause' },
    hidden: 'subscription_gone',
  },
  'settle-cancellation': {
    permission: 'subscriptions',
    act: settleCancellationAction,
    fields: { cancellation: id() },
  },
  'note-member': { permission: 'member_notes', act: noteMemberAction, fields: { text: 'A note' } },
  'remove-member-note': {
    permission: 'member_note_removal',
    act: removeMemberNoteAction,
    fields: { note: id() },
  },
  'end-member-sessions': { permission: 'member_access', act: endMemberSessionsAction },
  'block-member': { permission: 'member_access', act: blockMemberAction, fields: { change: 'block' } },
  'set-member-level': { permission: 'member_access', act: setMemberLevelAction, fields: { level: '1' } },
  'merge-members': {
    permission: 'member_merge',
    act: mergeMembersAction,
    fields: { lost: id(), shown: 'x' },
  },
  'act-as-member': { permission: 'act_as_member', act: actAsMemberAction },
  'save-coupon': {
    permission: 'prices',
    act: saveCouponAction,
    fields: { code: 'TEST10', pids: '643', off: '10', audience: 'public' },
  },
  'end-coupon': { permission: 'prices', act: endCouponAction, fields: { code: 'NONE' } },
  'save-promotion': {
    permission: 'prices',
    act: savePromotionAction,
    fields: {
      ...{ key: 'test', name: 'Test', pids: '643', off: '10', stacking: 'alone' },
      ...{ starts: '2030-01-01T00:00', ends: '2030-02-01T00:00' },
    },
  },
  'end-promotion': { permission: 'prices', act: endPromotionAction, fields: { key: 'none' } },
  'set-lifetime-price': { permission: 'prices', act: setLifetimePriceAction, fields: LIFETIME },
  'remove-lifetime-price': { permission: 'prices', act: removeLifetimePriceAction, fields: LIFETIME },
  'set-pay-ratio': { permission: 'prices', act: setPayRatioAction, fields: RATIO },
  'remove-pay-ratio': { permission: 'prices', act: removePayRatioAction, fields: RATIO },
  'announce-price': {
    permission: 'prices',
    act: announcePriceAction,
    fields: {
      pid: '643',
      term: '1M',
      currency: 'USD',
      amount: '29.95',
      starts: '2030-01-01T00:00',
      without: 'keeps',
    },
  },
  'withdraw-price': { permission: 'prices', act: withdrawPriceAction, fields: { change: id() } },
  'make-call-token': { permission: 'prices', act: makeCallTokenAction },
  'make-exchange-codes': {
    permission: 'exchange_codes',
    act: makeBatchAction,
    fields: { form: id(), name: 'Batch', pid: '643', licence: 'LFT', count: '1', ends: '2030-01-01T00:00' },
  },
  'end-exchange-codes': { permission: 'exchange_codes', act: endBatchAction, fields: { batch: id() } },
  'find-exchange-code': { permission: 'exchange_codes', act: findCodeAction, fields: { q: 'NONE-SUCH-1' } },
  'exchange-codes': { permission: 'exchange_codes', file: exchangeFile, fields: { batch: id() } },
  'set-release-notes': { permission: 'releases', act: setReleaseNotesAction, fields: { release: id() } },
  'withdraw-release': { permission: 'releases', act: withdrawReleaseAction, fields: { release: id() } },
  'set-tax-rate': { permission: 'taxes', act: setTaxRateAction, fields: TAX },
  'remove-tax-rate': { permission: 'taxes', act: removeTaxRateAction, fields: TAX },
  'set-tax-registration': { permission: 'taxes', act: setRegistrationAction, fields: TAX },
  'remove-tax-registration': { permission: 'taxes', act: removeRegistrationAction, fields: TAX },
  'import-exchange-rates': {
    permission: 'taxes',
    act: importRatesAction,
    fields: { file: new File(['Date,USD\n'], 'rates.csv') },
  },
  'set-book-currency': { permission: 'taxes', act: setBookCurrencyAction, fields: { currency: 'EUR' } },
  'save-seller': { permission: 'seller', act: saveSellerAction },
  'make-webhook': {
    permission: 'webhooks',
    act: makeWebhookAction,
    fields: { url: 'https://vendor.example/hook', events: 'licence.issued' },
  },
  'change-webhook': { permission: 'webhooks', act: changeWebhookAction, fields: { id: id(), change: 'end' } },
  'retry-job': { permission: 'jobs', act: retryJobAction, fields: { job: id(), kind: 'order-mail' } },
  'change-role': {
    permission: 'roles',
    act: (...asked) => changeRoleAction(...asked, async () => ({ ok: true })),
    fields: { role: 'support' },
  },
  books: { permission: 'books', file: booksFile, fields: { period: '2026-10' } },
  oss: { permission: 'books', file: ossFile, fields: { quarter: '2026-Q3' } },
};

const shop = await testCommerce();
const { deps, db } = shop;
const staff = (role: (typeof STAFF_ROLES)[number]): Actor => ({
  ...{ kind: 'staff', staffId: '7', email: `${role}@shop.test`, role },
});
/** `not_allowed`, or any other answer: then the permission was granted. */
async function answerTo(row: Row, actor: Actor): Promise<string> {
  const fields = { ...FIELDS, ...row.fields };
  if (row.file) {
    const url = new URL(`http://desk.test/?${new URLSearchParams(row.fields as Record<string, string>)}`);
    const answer = await row.file({ deps }, actor, url);
    await answer.body?.cancel();
    return answer.status === 403 ? 'not_allowed' : `status ${answer.status}`;
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const outcome = (await row.act?.({ deps }, actor, form)) ?? expect.fail('the row does nothing');
  if (outcome instanceof Response) return 'a page';
  if ('problem' in outcome) return outcome.problem;
  return 'found' in outcome ? 'found' : `done ${outcome.done}`;
}

/** Belongs to every member of staff, whatever their role, and is tested beside its own code. */
const OWN = ['second-factor'];

test('every form and file of the desk has its row', async () => {
  const folders = await readdir(join(import.meta.dirname, '../app/desk'));
  expect(folders.toSorted()).toEqual([...Object.keys(DESK), ...OWN].toSorted());
});

test.each(['visitor', 'member'] as const)('a %s does nothing at the desk', async (kind) => {
  const actor: Actor = kind === 'visitor' ? { kind } : { kind, memberId: id() };
  for (const [name, row] of Object.entries(DESK)) {
    expect([name, await answerTo(row, actor)]).toEqual([name, row.hidden ?? 'not_allowed']);
  }
});

describe.each(Object.entries(DESK))('%s', (_name, row) => {
  const refused = row.hidden ?? 'not_allowed';

  test('is refused to who may do all else', async () => {
    const role = (await listRoles(db)).find((each) => each.role === 'support') ?? expect.fail();
    const permissions = PERMISSIONS.filter((each) => each !== row.permission);
    const limits = [{ currency: '*' as const, maxMinor: null }];
    await changeRole(deps, { ...staff('admin') }, { role: 'support', permissions, refundLimits: limits });
    expect(await answerTo(row, staff('support'))).toBe(refused);
    await changeRole(deps, { ...staff('admin') }, role);
  });

  test.each(STAFF_ROLES)('is for %s where their role has the permission', async (name) => {
    const role = (await listRoles(db)).find((each) => each.role === name) ?? expect.fail();
    const answer = await answerTo(row, staff(name));
    if (!role.permissions.includes(row.permission)) expect(answer).toBe(refused);
    else if (!row.hidden) expect(answer).not.toBe(refused);
  });
});
