import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { KeptPart, PartSource, Rendering } from '../page/state.ts';
import { RenderingContext } from './page-state.ts';

/** Prefix of the ids in a kept part, which each page replaces with an id of its own. It is in no editor's text. */
const ID = randomUUID();

/** What differs between pages of one language, and between their visitors. */
const OWN = [
  'path',
  'missingIn',
  'os',
  'noindex',
  'app',
  'nonce',
  'failed',
] as const satisfies readonly (keyof Rendering)[];

/** `once`: rendered for the first time, and not kept yet. `own`: never kept, since it depends on the page. */
type Known = KeptPart | 'once' | 'own';

/** For how many different `given` a part is kept: about one for each currency. */
const KEPT = 8;

/**
 * Rendered parts of pages, by what they were rendered from: documents are read anew when they change, and the parts
 * rendered from them go with them. Most pages are rendered once and stored, so a part is kept only when it is rendered
 * again. Even the first time it is rendered without its page: the same page has the same bytes and `ETag`, whatever was
 * rendered before and by whichever copy of the storefront.
 */
export function keepParts() {
  const all = new WeakMap<object, Map<unknown, Map<string | undefined, Known>>>();
  return <Source extends PartSource>(
    Part: (props: Source) => ReactNode,
    source: Source,
    rendering: Rendering,
  ): KeptPart | undefined => {
    const parts = all.get(source.from) ?? new Map<unknown, Map<string | undefined, Known>>();
    const byGiven = parts.get(Part) ?? new Map<string | undefined, Known>();
    const given = JSON.stringify(source.given);
    const known = byGiven.get(given);
    if (known === 'own') return undefined;
    if (known !== undefined && known !== 'once') return known;
    const part = drawAlone(<Part {...source} />, rendering);
    if (known === undefined && byGiven.size === KEPT) byGiven.delete(byGiven.keys().next().value);
    byGiven.set(given, part === undefined ? 'own' : known === 'once' ? part : 'once');
    all.set(source.from, parts.set(Part, byGiven));
    return part;
  };
}

/** Undefined if the part depends on its page. */
function drawAlone(part: ReactNode, rendering: Rendering): KeptPart | undefined {
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
    // The part asks the router for something, so it depends on its page; a real error occurs again with the page.
    return undefined;
  }
  // React adds links for what a page must fetch early, such as its first picture, to the head, which a part does not have.
  if (isOwn || html.includes('<link')) return undefined;
  const hasIds = html.includes(ID);
  return { html: (id) => (hasIds ? html.replaceAll(ID, id) : html), sheets: [...sheets] };
}
