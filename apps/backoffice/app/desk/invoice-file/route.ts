import { fileRoute } from '../../../desk/file-route.ts';
import { invoiceFile } from '../../../desk/invoices/invoice-file.ts';

export const dynamic = 'force-dynamic';

export const GET = fileRoute(invoiceFile);
