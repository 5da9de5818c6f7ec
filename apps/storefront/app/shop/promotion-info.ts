import type { LoaderFunctionArgs } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { runningPromotion } from './running-promotion.ts';

/** Seconds; less where a promotion begins or ends before. */
const KEPT_FOR = 60;

/** The running promotion for scripts and programs (spec §2): times in ISO 8601; `closed` when none runs. */
export async function loader({ context }: LoaderFunctionArgs) {
  const running = await runningPromotion(context);
  const info = running
    ? {
        closed: false,
        slug: running.slug,
        title: running.title,
        starts_at: running.startsAt,
        ends_at: running.endsAt,
        time_zone: running.timeZone,
        product_line: running.productLine,
        cookie_suffix: running.cookieSuffix,
        coupon: running.coupon ?? null,
        pids: running.product.map(({ pid }) => pid),
      }
    : { closed: true };
  const { clock } = context.get(servicesContext);
  const { endsAt } = context.get(requestContext);
  const seconds = Math.min(KEPT_FOR, Math.floor((endsAt - clock.now().getTime()) / 1000));
  return Response.json(info, { headers: { 'Cache-Control': `public, max-age=${Math.max(0, seconds)}` } });
}
