import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { PAY_RATIOS_PAGE } from '../../../desk/pages.ts';
import { removePayRatioAction } from '../../../desk/prices/pay-ratio-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(PAY_RATIOS_PAGE, removePayRatioAction);
