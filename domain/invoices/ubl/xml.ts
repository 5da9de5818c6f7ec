/** A part of an XML document; undefined parts are left out. */
export type Xml = string | undefined;

/** An element that contains text or other elements. */
export function element(
  name: string,
  content: string | number | readonly Xml[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = Array.isArray(content) ? content.filter(Boolean).join('') : escaped(String(content));
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

/** Escapes text and removes control characters, which XML 1.0 can't contain. */
function escaped(text: string): string {
  return [...text]
    .filter((sign) => sign >= ' ' || '\t\n\r'.includes(sign))
    .join('')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
