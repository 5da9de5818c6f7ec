import { deskRoute } from '../../../desk/desk-route.ts';
import { endBatchAction } from '../../../desk/exchange-actions.ts';
import { EXCHANGE_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(EXCHANGE_PAGE, endBatchAction);
