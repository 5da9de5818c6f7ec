import type { Actor } from '@spindle/domain/actor.ts';
import { correctInvoice } from '@spindle/domain/invoices/correct-invoice.ts';
import { requestInvoice } from '@spindle/domain/invoices/request-invoice.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';
import { keepForm } from '../forms/kept-forms.ts';
import type { Outcome } from '../forms/staff-action.ts';
import { orderPage } from '../pages.ts';

const written = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Where the forms about an order's documents lead back to. */
export const invoicesPage = (form: FormData): string => orderPage(written(form, 'number'));

/** The button that issues the invoice of an order which has none. */
export async function requestInvoiceAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const orderId = z.uuid().safeParse(form.get('order'));
  if (!orderId.success) return { problem: 'not_paid' };
  const requested = await requestInvoice(deps, actor, { orderId: orderId.data });
  return requested.ok
    ? { done: requested.invoice.document.number, as: 'invoice' }
    : { problem: requested.error };
}

/** The form that corrects the buyer on a wrong invoice. */
export async function correctInvoiceAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const corrected = await correctInvoice(deps, actor, {
    number: written(form, 'invoice'),
    buyer: {
      name: written(form, 'name'),
      address: written(form, 'address'),
      country: written(form, 'country'),
      vatId: written(form, 'vatId'),
    },
  });
  return corrected.ok
    ? { done: corrected.invoice.document.number, as: 'invoice' }
    : { problem: corrected.error, kept: keepForm(form, actor, deps.clock) };
}
