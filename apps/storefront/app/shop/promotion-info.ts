import type { LoaderFunctionArgs } from 'react-router';
import { runningPromotion } from './running-promotion.ts';

/** What scripts and programs want to know of the promotion (spec §2): times in ISO 8601; `closed` when none runs. */
export async function loader({ context }: LoaderFunctionArgs) {
  const running = await runningPromotion(context);
  const info = running
    ? {
        closed: false,
        slug: running.slug,
        title: running.title,
        starts_at: running.startsAt,
        ends_at: running.endsAt,
        product_line: running.productLine,
        cookie_suffix: running.cookieSuffix,
        coupon: running.coupon ?? null,
        pids: running.product.map(({ pid }) => pid),
      }
    : { closed: true };
  return Response.json(info, { headers: { 'Cache-Control': 'public, max-age=60' } });
}
