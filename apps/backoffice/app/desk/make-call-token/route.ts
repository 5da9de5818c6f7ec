import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { PROMOTIONS_PAGE } from '../../../desk/pages.ts';
import { makeCallTokenAction } from '../../../desk/prices/make-call-token-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(PROMOTIONS_PAGE, makeCallTokenAction);
