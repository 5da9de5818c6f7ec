import { use } from 'react';
import { RenderingContext } from '../page-state.ts';

/**
 * The styles of a part of the page: `import styles from './Hero.css?url'`, the file beside the part's own, or a sheet in
 * `sheets/` that combines parts which appear together, as a browser that needs more than six files at once waits for some
 * of them. React puts the sheet into the head once, however often the part is rendered, after the sheet of every page.
 */
export function Stylesheet({ href }: { href: string }) {
  const rendering = use(RenderingContext);
  if (rendering?.onSheet) {
    rendering.onSheet(href);
    return null;
  }
  return <link rel="stylesheet" href={href} precedence="page" />;
}
