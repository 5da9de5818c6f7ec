/** The address that a slug stands for; the underscores of product slugs are hyphens in it. */
export const slugPath =
  (suffix: '' | '/buy') =>
  (document: Readonly<Record<string, unknown>>): string | undefined =>
    typeof document.slug === 'string' && document.slug
      ? `/${document.slug.replaceAll('_', '-')}${suffix}`
      : undefined;
