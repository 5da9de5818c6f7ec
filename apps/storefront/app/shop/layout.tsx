import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { noteLanguages } from '../middleware/note-languages.ts';
import { Frame } from './Frame.tsx';
import { loadFrame } from './load-frame.ts';
import { PromotionPopup } from './PromotionPopup.tsx';
import { popupNow } from './running-promotion.ts';

export const handle = { hydrate: false };
export const middleware = [noteLanguages];

export async function loader({ context }: LoaderFunctionArgs) {
  const [content, popup] = await Promise.all([loadFrame(context), popupNow(context)]);
  return { content, popup };
}

/** The layout of every page that is the same for everybody. Log-in, checkout and payment have others, without a pop-up. */
export default function ContentLayout() {
  const { content, popup } = useLoaderData<typeof loader>();
  return (
    <Frame content={content}>
      <Outlet />
      {popup && <PromotionPopup popup={popup} />}
    </Frame>
  );
}
