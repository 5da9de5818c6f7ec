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

/** Pictures. SVG is left out: an uploaded file must not be able to contain scripts. */
export function media(store: MediaStore): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: { group: 'Shop' },
    access: { read: pictures, create: writers, update: writers, delete: writers },
    endpoints: [usedOn('media', 'collection')],
    // A copy would only be the same picture twice.
    disableDuplicate: true,
    upload: {
      // Stored by our own hooks: Payload removes the old file before it knows that the new one is stored.
      disableLocalStorage: true,
      handlers: [serveFile(store)],
      // Pictures are shown whole; each page asks for the width it needs.
      crop: false,
      focalPoint: true,
      mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
      // No file is fetched from an address (`refuseWithoutFile`). If one were fetched after all, no cookies would be sent along.
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
 * Refuses a new picture that comes without its file. If a call names an address instead (`url`), Payload fetches the file from
 * there, without a limit on time or size, and only after these hooks have run: nothing would check, clean or rename it.
 */
const refuseWithoutFile: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' && !req.file) throw new MissingFile(req.t);
};

/** Of two saves, the second must build on what the first has written, and not on the name of a file that is gone. */
const lockPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = Number((args as { id?: number | string }).id);
  // An id that is not a number belongs to no picture.
  const isOne = Number.isSafeInteger(id) && (operation === 'update' || operation === 'delete');
  if (!isOne || !req.transactionID) return args;
  await (await transactionOf(req)).execute(sql`select from cms.media where id = ${id}::bigint for update`);
  return args;
};

/** A file is served with the type in its name, so the name of a picture must say that it is one. */
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
