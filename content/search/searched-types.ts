/** Types whose documents visitors can find, each on a page of its own. */
export const SEARCHED_TYPES = [
  'page-products',
  'page-help-details',
  'page-services',
  'articles',
  'system-articles',
] as const;

export type SearchedType = (typeof SEARCHED_TYPES)[number];

export const searchedTypes: ReadonlySet<string> = new Set(SEARCHED_TYPES);
