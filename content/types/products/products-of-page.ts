import type { FieldHook, RelationshipField } from 'payload';
import { productList } from '../../fields/fields.ts';

/** The products that a page is about; if it names none, those with the same slug. */
const ofItsName: FieldHook = async ({ value, data, originalDoc, req }) => {
  const slug: unknown = data?.slug ?? originalDoc?.slug;
  if ((Array.isArray(value) && value.length > 0) || typeof slug !== 'string' || !slug) return value;
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { slug: { equals: slug } },
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  });
  return docs.map(({ id }) => id);
};

export const productsOfPage = {
  ...productList('product'),
  label: 'Products',
  admin: {
    description:
      'The editions that this page is about: its prices, box and buttons are theirs. Empty: those with the same name in the address.',
  },
  hooks: { beforeChange: [ofItsName] },
} as RelationshipField;
