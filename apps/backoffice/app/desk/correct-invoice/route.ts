import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { correctInvoiceAction, invoicesPage } from '../../../desk/invoices/invoice-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(invoicesPage, correctInvoiceAction);
