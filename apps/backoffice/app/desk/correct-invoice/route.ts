import { deskRoute } from '../../../desk/desk-route.ts';
import { correctInvoiceAction, invoicesPage } from '../../../desk/invoice-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(invoicesPage, correctInvoiceAction);
