import type { FieldHook } from 'payload';

/** The slug of a copied document: `dvd-capacity-copy` or `dvd-capacity-copy-2`, whichever is free. */
export const copiedSlug: FieldHook = async ({ value, collection, req }) => {
  if (!collection || typeof value !== 'string') return value;
  const join = value.includes('_') ? '_' : '-';
  for (let copy = 1; ; copy++) {
    const slug = [value, 'copy', ...(copy > 1 ? [copy] : [])].join(join);
    const where = { slug: { equals: slug } };
    const { totalDocs } = await req.payload.count({ collection: collection.slug, where, req });
    if (totalDocs === 0) return slug;
  }
};
