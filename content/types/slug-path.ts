/** The path for a slug; underscores, as in the slugs of products, become hyphens. */
export const slugPath =
  (suffix: '' | '/buy') =>
  (document: Readonly<Record<string, unknown>>): string | undefined =>
    typeof document.slug === 'string' && document.slug
      ? `/${document.slug.replaceAll('_', '-')}${suffix}`
      : undefined;
