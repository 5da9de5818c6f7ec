import { deskRoute } from '../../../desk/desk-route.ts';
import { WEBHOOKS_PAGE } from '../../../desk/pages.ts';
import { makeWebhookAction } from '../../../desk/webhook-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(WEBHOOKS_PAGE, makeWebhookAction);
