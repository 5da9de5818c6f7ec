import { deskRoute } from '../../../desk/desk-route.ts';
import { TAX_RATES_PAGE } from '../../../desk/pages.ts';
import { setTaxRateAction } from '../../../desk/tax-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(TAX_RATES_PAGE, setTaxRateAction);
