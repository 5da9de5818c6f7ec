type Fields = Readonly<Record<string, unknown>>;

/** What search engines require for the types that the shop uses (developers.google.com/search, structured data). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'datePublished', 'author', 'image'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Organization: ['name', 'url'],
  Product: ['name', 'offers'],
  SoftwareApplication: ['name', 'operatingSystem', 'applicationCategory'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebSite: ['name', 'url'],
};

/** What they require for types nested in those. */
const REQUIRED_WITHIN: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Brand: ['name'],
  ContactPoint: ['contactType', 'email'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name'],
  Person: ['name'],
  Question: ['name', 'acceptedAnswer'],
};

/** @param text of a page's `application/ld+json` @returns what is wrong with it; undefined if nothing is */
export function faultOfStructuredData(text: string): string | undefined {
  let data: Fields;
  try {
    data = JSON.parse(text);
  } catch {
    return 'is no JSON';
  }
  if (data['@context'] !== 'https://schema.org') return 'has no context';
  return faultOf(data, REQUIRED);
}

function faultOf(data: Fields, required: typeof REQUIRED): string | undefined {
  const kind = String(data['@type']);
  const fields = required[kind];
  if (!fields) return `of an unknown kind ${kind}`;
  const missing = fields.filter((field) => {
    const value = data[field];
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });
  if (missing.length > 0) return `${kind} without ${missing.join(', ')}`;
  if (kind === 'Offer' && !(Number(data.price) >= 0)) return `an offer at ${data.price}`;
  for (const value of Object.values(data)) {
    const parts = [value].flat().filter((part): part is Fields => typeof part === 'object' && part !== null);
    for (const [index, part] of parts.entries()) {
      if (part['@type'] === 'ListItem' && part.position !== index + 1)
        return `a list that counts ${part.position}`;
      const fault = faultOf(part, REQUIRED_WITHIN);
      if (fault) return fault;
    }
  }
}
