import { type LoaderFunctionArgs, Outlet, useLoaderData, useMatches } from 'react-router';
import { pageTypeOf, type RouteHandle } from '../../page/route-handle.ts';
import { noteLanguages } from '../middleware/note-languages.ts';
import { Frame } from './Frame.tsx';
import { loadFrame } from './load-frame.ts';
import { PromotionPopup } from './PromotionPopup.tsx';
import { promotionShown } from './running-promotion.ts';

export const handle = {
  hydrate: false,
  promotion: (loaded?: Awaited<ReturnType<typeof loader>>) => loaded?.promotion,
} satisfies RouteHandle;
export const middleware = [noteLanguages];

export async function loader({ context }: LoaderFunctionArgs) {
  const [content, shown] = await Promise.all([loadFrame(context), promotionShown(context)]);
  return { content, ...shown };
}

/**
 * The layout of every page outside checkout and member area. On a page on which a visitor does something by a form, such
 * as cancelling or giving a card, no offer stands in the way (for cancelling, the law of the European Union requires
 * that).
 */
export default function ContentLayout() {
  const { content, popup } = useLoaderData<typeof loader>();
  const isForOffers = pageTypeOf(useMatches()) !== 'service';
  return (
    <Frame content={content}>
      <Outlet />
      {popup && isForOffers && <PromotionPopup popup={popup} />}
    </Frame>
  );
}
