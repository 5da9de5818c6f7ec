import { type FieldHook, type PayloadRequest, ValidationError } from 'payload';
import { refuseNowhere } from '../../fields/link-target.ts';
import { says } from '../../staff/says.ts';

/** Addresses that are drawn as links: none that could run as script, or hide where they lead. */
const LINK = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:)/i;

/** How deep lists and tables may be nested. Nobody nests them as deep, and code that walks through more runs out of stack. */
const DEEPEST = 60;

/**
 * Before a text is saved, even as a draft: the text editor's own steps and every reader rely on its structure. The editor
 * always sends that structure, but a program may send anything.
 */
export const refuseBroken: FieldHook = ({ value, path, req }) => {
  if (textsIn(value, req).every((text) => isText(text))) return value;
  const message = says(req)('text_broken');
  throw new ValidationError({ errors: [{ path: path.join('.'), message }] });
};

interface Options {
  data?: unknown;
  event?: 'onChange' | 'submit';
  req: PayloadRequest;
}

/**
 * Refuses links in a text that lead to forbidden places. The text editor checks only links that it has made itself, by
 * their ids; this checks all of them by the rules for buttons.
 */
export async function checkLinks(value: unknown, options: Options): Promise<true | string> {
  const texts = textsIn(value, options.req).filter((text) => isText(text));
  for (const address of new Set(texts.flatMap(({ root }) => addressesIn(root)))) {
    if (!LINK.test(address)) return says(options.req)('link.in_text', { address: address.slice(0, 100) });
    const leads = await refuseNowhere(address, options);
    if (leads !== true) return leads;
  }
  return true;
}

/** If all languages are saved at once, `value` is an object of texts by language. */
function textsIn(value: unknown, { locale }: Pick<PayloadRequest, 'locale'>): unknown[] {
  const isByLanguage = locale === 'all' && isObject(value) && !isText(value);
  return (isByLanguage ? Object.values(value) : [value]).filter((one) => one !== null && one !== undefined);
}

interface Node {
  type: string;
  children?: Node[];
  fields?: Record<string, unknown>;
}

function isText(value: unknown, depth = 0): value is { root: Node } {
  return isObject(value) && isNode(value.root, depth) && Array.isArray(value.root.children);
}

function isNode(value: unknown, depth: number): value is Node {
  if (depth > DEEPEST || !isObject(value) || typeof value.type !== 'string') return false;
  const { type, children, fields, text } = value;
  if (type === 'text' && typeof text !== 'string') return false;
  // A block in a text is a note, which has a text of its own.
  if (
    type === 'block' &&
    !(isObject(fields) && (fields.text === undefined || isText(fields.text, depth + 1)))
  )
    return false;
  if (children === undefined) return true;
  return Array.isArray(children) && children.every((child) => isNode(child, depth + 1));
}

function addressesIn({ type, fields, children = [] }: Node): string[] {
  const own = type === 'link' || type === 'autolink' ? fields?.url : undefined;
  const note = type === 'block' && isText(fields?.text) ? addressesIn(fields.text.root) : [];
  // A link to a document that was deleted has no address, and is drawn as plain words.
  return [...(own ? [String(own)] : []), ...note, ...children.flatMap(addressesIn)];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
