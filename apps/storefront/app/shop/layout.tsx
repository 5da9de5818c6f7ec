import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { noteLanguages } from '../middleware/note-languages.ts';
import { Frame, type FrameContent } from './Frame.tsx';
import { loadFrame } from './load-frame.ts';

export const handle = { hydrate: false };
export const middleware = [noteLanguages];

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
