/** Short pages for requests that never reach the shop; they need neither content nor database. */
const PLAIN_PAGES = {
  400: ['Bad request', 'This address or request could not be understood.'],
  403: ['Not allowed', 'This request did not come from this shop.'],
  404: ['Not found', 'There is no file of this name.'],
  405: ['Not possible', 'This page can be read, and nothing else.'],
  413: ['Too large', 'That’s too large to send.'],
  429: ['Too many requests', 'Too many attempts. Please wait a moment and try again.'],
  431: ['Too large', 'The headers of this request are too large.'],
} as const;

/** Seconds after which a 503 is worth another try, for `Retry-After`. */
export const RETRY_AFTER = '10';

export type PlainStatus = keyof typeof PLAIN_PAGES;

export function isPlainStatus(status: number): status is PlainStatus {
  return status in PLAIN_PAGES;
}

export function plainPage(status: PlainStatus): string {
  const [title, text] = PLAIN_PAGES[status];
  return plainWords(title, text);
}

/** Such a page in words of its own. */
export function plainWords(title: string, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/">Spindle</a></p></html>`;
}
