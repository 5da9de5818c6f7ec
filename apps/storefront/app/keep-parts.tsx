import { randomUUID } from 'node:crypto';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { KeptPart, Rendering } from '../page/state.ts';
import { RenderingContext } from './page-state.ts';

/** Begins the ids of a kept part; each page puts an id of its own in its place. No text of an editor's has it. */
const ID = randomUUID();

/** What differs among pages of one language, and among their visitors. */
const OWN = [
  'path',
  'missingIn',
  'os',
  'noindex',
  'app',
  'nonce',
  'failed',
] as const satisfies readonly (keyof Rendering)[];

/** `once`: drawn for the first time, and not kept yet. `own`: not to be kept, since it depends on the page. */
type Known = KeptPart | 'once' | 'own';

/**
 * Parts of pages as they were drawn, found by what they were drawn from: documents are read anew when they change, and
 * what was drawn from one goes with it. Most pages are drawn once and stored, so only what is drawn again is kept. The first
 * time, too, a part is drawn without its page: the same page has the same bytes and `ETag`, whatever was drawn before
 * and by whichever copy of the storefront.
 */
export function keepParts() {
  const all = new WeakMap<object, Map<unknown, Known>>();
  return <Source extends object>(
    Part: ComponentType<{ from: Source }>,
    from: Source,
    rendering: Rendering,
  ): KeptPart | undefined => {
    const parts = all.get(from) ?? new Map<unknown, Known>();
    const known = parts.get(Part);
    if (known === 'own') return undefined;
    if (known !== undefined && known !== 'once') return known;
    const part = drawAlone(<Part from={from} />, rendering);
    all.set(from, parts.set(Part, part === undefined ? 'own' : known === 'once' ? part : 'once'));
    return part;
  };
}

/** Undefined for a part that depends on its page. */
function drawAlone(part: React.ReactNode, rendering: Rendering): KeptPart | undefined {
  let isOwn = false;
  const own = () => {
    isOwn = true;
  };
  const sheets = new Set<string>();
  const onSheet = (href: string) => void sheets.add(href);
  const shared: Rendering = { ...rendering, keep: undefined, onSystem: own, onScript: own, onSheet };
  for (const name of OWN) {
    Object.defineProperty(shared, name, {
      get() {
        own();
        return rendering[name];
      },
    });
  }
  let html: string;
  try {
    const drawn = <RenderingContext value={shared}>{part}</RenderingContext>;
    html = renderToStaticMarkup(drawn, { identifierPrefix: ID });
  } catch {
    // It asks the router for something, which is its page's; what really fails, fails again with the page.
    return undefined;
  }
  // React puts into the head what a page is to fetch early, such as a picture that is seen first; here it has none.
  if (isOwn || html.includes('<link')) return undefined;
  const hasIds = html.includes(ID);
  return { html: (id) => (hasIds ? html.replaceAll(ID, id) : html), sheets: [...sheets] };
}
