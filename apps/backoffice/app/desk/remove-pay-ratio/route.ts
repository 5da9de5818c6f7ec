import { deskRoute } from '../../../desk/desk-route.ts';
import { PAY_RATIOS_PAGE } from '../../../desk/pages.ts';
import { removePayRatioAction } from '../../../desk/pay-ratio-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(PAY_RATIOS_PAGE, removePayRatioAction);
