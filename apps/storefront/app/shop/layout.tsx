import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { Frame, type FrameContent } from './Frame.tsx';
import { loadFrame } from './load-frame.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { PageError } from './PageError.tsx';
import { isNotFoundContent } from './page-not-found.ts';

export const handle = { hydrate: false };

export function loader({ context }: LoaderFunctionArgs): Promise<FrameContent> {
  return loadFrame(context);
}

/** The layout of every page that is the same for everybody. */
export default function ContentLayout() {
  return (
    <Frame content={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}

/** A page that does not exist keeps the frame; every other error has a page of its own. */
export function ErrorBoundary({ loaderData }: { loaderData?: FrameContent }) {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  if (!missing || !loaderData) return <PageError />;
  return (
    <Frame content={loaderData}>
      <NotFoundScreen content={isNotFoundContent(error.data) ? error.data : undefined} />
    </Frame>
  );
}
