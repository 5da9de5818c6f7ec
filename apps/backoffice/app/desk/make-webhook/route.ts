import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { WEBHOOKS_PAGE } from '../../../desk/pages.ts';
import { makeWebhookAction } from '../../../desk/settings/webhook-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(WEBHOOKS_PAGE, makeWebhookAction);
