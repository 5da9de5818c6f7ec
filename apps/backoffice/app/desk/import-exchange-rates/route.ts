import { importRatesAction } from '../../../books/rate-actions.ts';
import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { EXCHANGE_RATES_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(EXCHANGE_RATES_PAGE, importRatesAction);
