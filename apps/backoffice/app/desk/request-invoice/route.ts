import { deskRoute } from '../../../desk/desk-route.ts';
import { invoicesPage, requestInvoiceAction } from '../../../desk/invoice-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(invoicesPage, requestInvoiceAction);
