import type { RouteHandler } from '@hono/zod-openapi';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { siteOf } from '@spindle/platform/sites.ts';
import { senderOfGet } from '../../backend-api/changing-get.ts';
import {
  type BackendEnv,
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  refuse,
  refuseUnfit,
  success,
  z,
} from '../../backend-api/envelope.ts';
import { actorOf, requireReader } from '../../backend-api/require-member.ts';
import { activationErrors } from './errors.ts';
import { releaseMemberDevice } from './release-member-device.ts';

const { device_unknown, device_offline } = activationErrors;
const errors = { ...commonErrors, device_unknown, device_offline };

const unbindRoute = createRoute({
  method: 'get',
  path: '/member/unbind_device',
  acting: true,
  tags: ['licences'],
  summary: 'Frees the seat of one of the member’s devices; a second time nothing happens',
  description:
    'For scripts of the shop’s own pages, with the form token in `x-csrf-token`. A browser that is led here gets the page that asks first.',
  request: {
    query: z.object({
      device: z.uuid().openapi({ description: '`device_id` of `/member/product_licenses`.' }),
    }),
  },
  responses: {
    200: {
      description: 'The seat is free',
      content: { 'application/json': { schema: success(z.object({})) } },
    },
    303: { description: 'To the page that asks first' },
    ...failures(errors),
  },
});

/** The calls by which members manage their devices. */
export function memberDevicesHttp(deps: {
  db: Db;
  clock: Clock;
  limits: Limits;
  config: Pick<Config, 'secret' | 'sites' | 'pageOrigins'>;
}) {
  const { secret, sites, pageOrigins: origins } = deps.config;
  const devicesPage = (locale: Locale) => {
    const { origin, prefix } = siteOf(sites, locale);
    return `${origin}${prefix}/member?a=devices`;
  };
  const unbind: RouteHandler<typeof unbindRoute, BackendEnv> = async (c) => {
    const { device: deviceId } = c.req.valid('query');
    const sender = senderOfGet(c, { secret, origins });
    if (sender === 'visit') return c.redirect(`${devicesPage(c.var.locale)}&release=${deviceId}`, 303);
    const viewer = requireReader(c);
    if (viewer instanceof Response) return viewer;
    if (sender === 'other') return refuse(c, errors, 'forbidden_origin');
    const released = await releaseMemberDevice(deps, {
      actor: actorOf(viewer),
      memberId: viewer.memberId,
      deviceId,
    });
    if (released.ok) return c.json({ cscode: 0 as const, msg: '' as const, data: {} }, 200);
    const retryAfter = 'retryAfterSeconds' in released ? released.retryAfterSeconds : undefined;
    return refuse(c, errors, released.error, retryAfter);
  };
  return backendRouter().openapi(unbindRoute, unbind, (result, c) => {
    // A person who follows a link without a valid device id gets the list to choose from.
    const isVisit = !result.success && senderOfGet(c, { secret, origins }) === 'visit';
    return isVisit ? c.redirect(devicesPage(c.var.locale), 303) : refuseUnfit(result, c);
  });
}
