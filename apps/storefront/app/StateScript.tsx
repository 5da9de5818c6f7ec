import { API_MARKER } from '../page/read-app-state.ts';
import { pageTypeOf, productOf, promotionOf } from '../page/route-handle.ts';
import { usePageState } from './page-state.ts';

/** The application state as data in the page, and the marker that says which server its calls go to. */
export function StateScript({ matches }: { matches: Parameters<typeof pageTypeOf>[0] }) {
  const { app } = usePageState();
  const proInfo = productOf(matches) ?? null;
  const state = {
    ...app,
    pageType: pageTypeOf(matches) ?? '',
    product: { ...app.product, proInfo, currentPid: proInfo?.pid ?? '' },
    promotion: promotionOf(matches) ?? app.promotion,
  };
  // Escaped, so that no tag can begin or end within the text.
  const text = JSON.stringify(state).replaceAll('<', '\\u003c');
  return (
    <script
      id={API_MARKER}
      type="application/json"
      data-server={app.server_location}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, and no browser runs this type
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  );
}
