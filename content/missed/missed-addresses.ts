import type { CollectionConfig } from 'payload';
import { checkRequest } from '../payload/check-request.ts';
import { staff, writers } from '../staff/access.ts';

/** Addresses that visitors ask for although nothing is there, because of broken links elsewhere. The storefronts count them. */
export const missedAddresses: CollectionConfig = {
  slug: 'missed-addresses',
  labels: { singular: 'Missed address', plural: 'Missed addresses' },
  access: { read: staff, create: () => false, update: () => false, delete: writers },
  hooks: { beforeOperation: [checkRequest] },
  defaultSort: '-visits',
  admin: {
    useAsTitle: 'path',
    defaultColumns: ['path', 'visits', 'was', 'updatedAt'],
    group: 'Everywhere',
    description:
      'What visitors asked for and did not find. A redirect helps them; the address then leaves this list.',
  },
  fields: [
    { name: 'path', label: 'Address', type: 'text', required: true, unique: true },
    {
      name: 'was',
      label: 'What was there',
      type: 'text',
      admin: {
        description: 'The page that was deleted. Visitors and search engines are told that it is gone.',
      },
    },
    { name: 'visits', label: 'Visits', type: 'number', required: true, index: true },
  ],
};
