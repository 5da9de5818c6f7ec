import type { RouteHandler } from '@hono/zod-openapi';
import type { Config } from '@spindle/platform/config.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { type Sites, siteOf } from '@spindle/platform/sites.ts';
import { senderOfGet } from '../backend-api/changing-get.ts';
import {
  type BackendEnv,
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  refuse,
  refuseUnfit,
  success,
  writeBody,
  written,
  z,
} from '../backend-api/envelope.ts';
import { requireMember, requireReader } from '../backend-api/require-member.ts';
import { answer, changed, errors, id, of, shown, subscription } from './calls.ts';
import { cancelSubscription } from './cancel/cancel-subscription.ts';
import { cancelHttp } from './cancel/http.ts';
import type { RenewDeps } from './deps.ts';
import { pauseSubscription } from './pause/pause-subscription.ts';
import { resumeSubscription } from './pause/resume-subscription.ts';
import { subscriptionsOfMember } from './subscriptions-of-member.ts';
import { switchHttp } from './switch/http.ts';
import { keepTerm } from './switch/keep-term.ts';

const action = z.enum(['cancel', 'pause', 'resume', 'keep_term']);
const asked = z.object({
  subscription_id: id,
  action,
  total: z.coerce.number().int().optional().openapi({
    description:
      'With `resume`: what the member has seen that it charges now, minor units; 0, or left out, before the period ends. Where it is another amount, nothing happens.',
  }),
});

const infoRoute = createRoute({
  ...of,
  method: 'get',
  path: '/member/subscription_info',
  acting: true,
  summary: "The member's subscriptions, ended ones too, newest first",
  responses: {
    200: {
      description: 'The subscriptions',
      content: {
        'application/json': { schema: success(z.object({ subscriptions: z.array(subscription) })) },
      },
    },
    ...failures(commonErrors),
  },
});
const changeRoute = createRoute({
  ...of,
  method: 'post',
  path: '/order/subscribe.php',
  summary: 'Cancels a subscription at the end of its period, pauses it, resumes it, or keeps its term',
  request: { body: writeBody(asked) },
  responses: changed,
});
const changingGetRoute = createRoute({
  ...of,
  method: 'get',
  path: '/order/subscribe.php',
  summary: 'The same; without a subscription, the list of them',
  description:
    'For scripts of the shop’s own pages, with the form token in `x-csrf-token`. A browser that is led here gets the page of its subscriptions, where nothing happens without a button.',
  request: { query: asked.partial() },
  responses: { ...changed, 303: { description: 'To the page of the subscriptions' } },
});

/** Calls about subscriptions. */
export function subscriptionsHttp(
  deps: RenewDeps & { sites: Sites; config: Pick<Config, 'secret' | 'sites' | 'pageOrigins'> },
) {
  const { secret, sites, pageOrigins: origins } = deps.config;

  const change = (
    memberId: string,
    { subscription_id, action, total }: z.infer<typeof asked>,
    locale: Locale,
  ) => {
    const actor = { kind: 'member', memberId } as const;
    const which = { subscriptionId: subscription_id };
    if (action === 'cancel') return cancelSubscription(deps, actor, { ...which, when: 'period_end' });
    if (action === 'keep_term') return keepTerm(deps, actor, which);
    return action === 'pause'
      ? pauseSubscription(deps, actor, which)
      : resumeSubscription(deps, actor, { ...which, shownMinor: total ?? 0, locale });
  };

  const subscriptionsPage = (locale: Locale) => {
    const { origin, prefix } = siteOf(sites, locale);
    return `${origin}${prefix}/member?a=subscriptions`;
  };
  const changeByGet: RouteHandler<typeof changingGetRoute, BackendEnv> = async (c) => {
    const { subscription_id, action, total } = c.req.valid('query');
    const sender = senderOfGet(c, { secret, origins });
    if (sender === 'visit' || subscription_id === undefined || action === undefined) {
      return c.redirect(subscriptionsPage(c.var.locale), 303);
    }
    const viewer = requireMember(c);
    if (viewer instanceof Response) return viewer;
    if (sender === 'other') return refuse(c, errors, 'forbidden_origin');
    return answer(c, await change(viewer.memberId, { subscription_id, action, total }, c.var.locale));
  };

  const app = backendRouter();
  cancelHttp(app, deps);
  switchHttp(app, deps);
  return app
    .openapi(infoRoute, async (c) => {
      const viewer = requireReader(c);
      if (viewer instanceof Response) return viewer;
      const subscriptions = await subscriptionsOfMember(deps.db, viewer.memberId);
      return c.json(
        { cscode: 0 as const, msg: '' as const, data: { subscriptions: subscriptions.map(shown) } },
        200,
      );
    })
    .openapi(changeRoute, async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      return answer(c, await change(viewer.memberId, written(c), c.var.locale));
    })
    .openapi(changingGetRoute, changeByGet, (result, c) =>
      // A person who follows a link with an invalid id gets the list to choose from.
      !result.success && senderOfGet(c, { secret, origins }) === 'visit'
        ? c.redirect(subscriptionsPage(c.var.locale), 303)
        : refuseUnfit(result, c),
    );
}
