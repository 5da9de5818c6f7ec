import { findCodeAction } from '../../../desk/exchange-codes/exchange-actions.ts';
import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { EXCHANGE_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(EXCHANGE_PAGE, findCodeAction);
