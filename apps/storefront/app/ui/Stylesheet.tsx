import { use } from 'react';
import { RenderingContext } from '../page-state.ts';

/**
 * The styles of a part of the page, beside the part's own file: `import styles from './Hero.css?url'`, or the sheet in
 * `sheets/` that they are in with those of parts which stand together: a browser that asks for more than six files at
 * once waits for some of them. React puts the sheet into the head once,
 * however often the part is drawn, after the sheet of every page.
 */
export function Stylesheet({ href }: { href: string }) {
  const rendering = use(RenderingContext);
  if (rendering?.onSheet) {
    rendering.onSheet(href);
    return null;
  }
  return <link rel="stylesheet" href={href} precedence="page" />;
}
