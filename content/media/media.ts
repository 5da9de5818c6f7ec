import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import { sql } from 'drizzle-orm';
import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  MissingFile,
  ValidationError,
} from 'payload';
import { checkRequest } from '../payload/check-request.ts';
import { announceMedia } from '../publishing/publish.ts';
import { transactionOf } from '../publishing/transaction-of.ts';
import { usedOn } from '../publishing/used-on.ts';
import { pictures, writers } from '../staff/access.ts';
import { says } from '../staff/says.ts';
import { keepFile, letGoOfFile, serveFile } from './kept-file.ts';
import { giveOwnName } from './own-name.ts';
import { keepPoint } from './point-that-matters.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';

/** Pictures. SVG is left out: a file from outside must not be able to carry script. */
export function media(store: MediaStore): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: { group: 'Shop' },
    access: { read: pictures, create: writers, update: writers, delete: writers },
    endpoints: [usedOn('media', 'collection')],
    // A copy would be the same picture twice.
    disableDuplicate: true,
    upload: {
      // Ours; Payload's own way takes the old file away before it knows that the new one is kept.
      disableLocalStorage: true,
      handlers: [serveFile(store)],
      // Pictures are shown whole; each page asks for the width it needs.
      crop: false,
      focalPoint: true,
      mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
      // No file is fetched from an address (`refuseWithoutFile`). If one ever were, no cookies would be sent along.
      pasteURL: false,
      externalFileHeaderFilter: () => ({}),
    },
    hooks: {
      beforeOperation: [
        checkRequest,
        refuseWithoutFile,
        keepPoint,
        refuseUnreadable,
        giveOwnName,
        lockPicture,
      ],
      beforeValidate: [refuseOtherNames],
      afterChange: [keepFile(store), announceMedia],
      afterDelete: [letGoOfFile(store), announceMedia],
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        localized: true,
        required: true,
        admin: { description: 'What the picture shows, for those who do not see it.' },
      },
    ],
  };
}

/**
 * A new picture has to come with its file. When a call names an address instead (`url`), Payload fetches the file from there,
 * with no limit on time or size, and only after these hooks have run: nothing would check, clean or rename it.
 */
const refuseWithoutFile: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' && !req.file) throw new MissingFile(req.t);
};

/** Whoever saves second writes what the first one has, and not the name of a file that is gone. */
const lockPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = Number((args as { id?: number | string }).id);
  // What is no number is no picture's.
  const isOne = Number.isSafeInteger(id) && (operation === 'update' || operation === 'delete');
  if (!isOne || !req.transactionID) return args;
  await (await transactionOf(req)).execute(sql`select from cms.media where id = ${id}::bigint for update`);
  return args;
};

/** A file is served as what its name says, so the name of a picture says that it is one. */
const refuseOtherNames: NonNullable<NonNullable<CollectionConfig['hooks']>['beforeValidate']>[number] = ({
  data,
  req,
}) => {
  if (req.file && !/\.(?:png|jpe?g|webp|avif)$/i.test(req.file.name)) {
    const message = says(req)('picture.name');
    throw new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] });
  }
  return data;
};
