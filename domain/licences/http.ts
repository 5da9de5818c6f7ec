import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { backendRouter, commonErrors, createRoute, failures, success, z } from '../backend-api/envelope.ts';
import { requireReader } from '../backend-api/require-member.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { namesIn } from '../catalogue/names-in.ts';
import { pidSchema } from '../catalogue/pid.ts';
import { DEVICE_SYSTEMS } from './activation/device.ts';
import { devicesOfMember } from './activation/devices-of-member.ts';
import { ISSUED_TYPES, LICENCE_STATES, type Licence, opensOf } from './licence.ts';
import { licencesOfMember } from './licences-of-member.ts';
import { maskedKey } from './masked-key.ts';

const device = z
  .object({
    device_id: z.uuid(),
    name: z.string().openapi({ description: 'As its owner calls it.' }),
    system: z.enum(DEVICE_SYSTEMS),
    activated_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
  })
  .openapi('Device');

const licence = z
  .object({
    key: z.string().openapi({ description: 'Staff who act as the member see its end alone.' }),
    state: z.enum(LICENCE_STATES),
    pid: z.string(),
    opens: z.array(z.string()).openapi({
      description:
        'Pids of all programs that its key opens: of the product, and of what that holds as a bundle.',
    }),
    product_name: z.string().openapi({ description: 'In the language of the call.' }),
    licence_type: z.enum(ISSUED_TYPES),
    seats: z.int(),
    devices: z.array(device).openapi({ description: 'Those that use a seat, the last seen first.' }),
    issued_at: z.iso.datetime(),
    works_until: z.iso.datetime().nullable().openapi({ description: 'Null: it never stops working.' }),
    updates_until: z.iso.datetime().nullable().openapi({ description: 'Null: all that come.' }),
  })
  .openapi('Licence');

const listRoute = createRoute({
  method: 'get',
  path: '/member/product_licenses',
  acting: true,
  tags: ['licences'],
  summary: "The member's licences, newest first",
  request: {
    query: z.object({
      product: pidSchema.optional().openapi({ description: 'Only those that open this pid.' }),
    }),
  },
  responses: {
    200: {
      description: 'The licences',
      content: { 'application/json': { schema: success(z.object({ licences: z.array(licence) })) } },
    },
    ...failures(commonErrors),
  },
});

/** Calls about licences. */
export function licencesHttp(deps: { db: Db; clock: Clock }) {
  return backendRouter().openapi(listRoute, async (c) => {
    const viewer = requireReader(c);
    if (viewer instanceof Response) return viewer;
    const { product } = c.req.valid('query');
    const licences = await licencesOfMember(deps, { memberId: viewer.memberId, product });
    const pids = licences.map(({ pid }) => pid);
    const [sold, devices] = await Promise.all([
      findOffers(deps.db, pids),
      devicesOfMember(deps.db, viewer.memberId),
    ]);
    const offers = new Map(sold.map((offer) => [offer.pid, offer]));
    const nameOf = ({ pid, productName }: Licence) => {
      const offer = offers.get(pid);
      return offer ? namesIn(offer, c.var.locale).name : productName;
    };
    const data = {
      licences: licences.map((issued) => ({
        key: viewer.kind === 'acting' ? maskedKey(issued.key) : issued.key,
        state: issued.state,
        pid: issued.pid,
        opens: opensOf(issued),
        product_name: nameOf(issued),
        licence_type: issued.licenceType,
        seats: issued.seats,
        devices: devices
          .filter(({ licenceId }) => licenceId === issued.id)
          .map(({ id, name, system, activatedAt, lastSeenAt }) => ({
            ...{ device_id: id, name, system },
            activated_at: activatedAt.toISOString(),
            last_seen_at: lastSeenAt.toISOString(),
          })),
        issued_at: issued.issuedAt.toISOString(),
        works_until: issued.worksUntil?.toISOString() ?? null,
        updates_until: issued.updatesUntil?.toISOString() ?? null,
      })),
    };
    return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
  });
}
