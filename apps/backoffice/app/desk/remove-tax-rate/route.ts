import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { TAX_RATES_PAGE } from '../../../desk/pages.ts';
import { removeTaxRateAction } from '../../../desk/tax/tax-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(TAX_RATES_PAGE, removeTaxRateAction);
