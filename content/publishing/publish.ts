import type { Db } from '@spindle/platform/database.ts';
import { announcePurge } from '@spindle/platform/purge.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { AS_STORED } from '../fields/link-reference.ts';
import { forgetMissed } from '../missed/forget-missed.ts';
import { fieldsOf } from '../reading/fields-of.ts';
import { changeTags, idTag } from '../reading/tags.ts';
import { keepSearch } from '../search/keep-search.ts';
import { keepArticleList } from '../types/articles/keep-list.ts';
import { tellPage } from '../types/comments/tell-page.ts';
import {
  type CollectionType,
  type ContentType,
  type GlobalType,
  isByLanguage,
} from '../types/define-type.ts';
import { keepProductPages } from '../types/products/keep-pages.ts';
import type { PublishedProduct } from '../types/products/published-product.ts';
import { keepAddresses, releaseAddresses } from './addresses.ts';
import { keepChanges } from './changes.ts';
import { hideHalfWritten } from './hide-half-written.ts';
import { leadOn } from './lead-on.ts';
import { noteProductChange } from './note-product-change.ts';
import { offeredProduct } from './offered-product.ts';
import type { Projection } from './projections.ts';
import { referencesIn } from './references-in.ts';
import { ruleTagsOf } from './rule-tags.ts';
import { transactionOf } from './transaction-of.ts';
import { keepUses } from './uses.ts';

/** A change of a product, for others that have to follow it. */
export type ProductChange =
  | { kind: 'published'; product: PublishedProduct }
  | { kind: 'withdrawn'; pid: string };

export interface PublishHooks {
  /** Runs in the document's own transaction: both are kept, or neither is. */
  onProductChange(tx: Db, change: ProductChange): Promise<void>;
}

/** The part of a request that other reads in the same transaction may share; each read changes the request that it gets. */
const sameTransaction = (req: PayloadRequest) =>
  ({ transactionID: req.transactionID }) as Partial<PayloadRequest>;

/** After a save that visitors can see: writes a product's offer, and tells every node what to forget. */
export function afterChange(type: CollectionType, hooks: PublishHooks): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    const live = await req.payload.findByID({
      collection: type.name,
      id: doc.id,
      depth: 0,
      locale: 'en',
      draft: false,
      context: { ...AS_STORED },
      overrideAccess: true,
      req: sameTransaction(req),
    });
    const tx = await transactionOf(req);
    const shown = live._status === 'draft' ? undefined : live;
    const readAll = allLanguages(req, type, Number(doc.id));
    const unseen = isUnseen(doc, live) || (operation === 'create' && !shown);
    if (shown && !unseen) await hideWhatIsHalf(tx, req, type, Number(doc.id), readAll);
    const versions = shown && unseen ? [live, doc] : [doc];
    const moved = type.pages ? await keepAddresses(tx, type, Number(doc.id), versions, req) : [];
    if (unseen) return doc;
    if (type.pages && shown) await noteLastChange(tx, req, type, Number(doc.id), live, readAll);
    if (type.name === 'products') {
      await hooks.onProductChange(
        tx,
        live._status === 'published'
          ? { kind: 'published', product: await offeredProduct(tx, live, await readAll(), req) }
          : { kind: 'withdrawn', pid: String(live.pid) },
      );
      await noteProductChange(tx, req, type, live);
    }
    await noteUses(tx, req, type, Number(doc.id), shown && readAll);
    const projected = await project(tx, type, Number(doc.id), shown, readAll);
    const rules = await ruleTagsOf(tx, type.name, live);
    await announcePurge(tx, [...changeTags(type, live), ...moved, ...projected, ...rules]);
    return doc;
  };
}

/**
 * Whether visitors see nothing of a save. A draft is stored beside the document's own row, which is then older than the
 * draft. A withdrawn document is a draft, too, but is written into that row.
 */
function isUnseen(doc: Saved, live: Saved): boolean {
  return doc._status === 'draft' && (live._status === 'published' || doc.updatedAt !== live.updatedAt);
}

type Saved = Readonly<Record<string, unknown>>;

async function hideWhatIsHalf(
  tx: Db,
  { payload }: PayloadRequest,
  type: ContentType,
  id: number,
  readAll: () => Promise<Record<string, unknown>>,
): Promise<void> {
  if (isByLanguage(type)) await hideHalfWritten(tx, type, id, fieldsOf(payload, type), await readAll());
}

/** Reads the published document, on demand, with its words by language and its links as they are stored. */
function allLanguages(req: PayloadRequest, type: ContentType, id: number) {
  const options = {
    depth: 0,
    locale: 'all' as const,
    draft: false,
    context: { ...AS_STORED },
    overrideAccess: true,
    req: sameTransaction(req),
  };
  const { slug } = type.config;
  let read: Promise<Record<string, unknown>> | undefined;
  return () => {
    read ??=
      type.kind === 'global'
        ? req.payload.findGlobal({ slug, ...options })
        : req.payload.findByID({ collection: slug, id, ...options });
    return read;
  };
}

/** Notes when the document's page last changed, in each language. */
async function noteLastChange(
  tx: Db,
  { payload }: PayloadRequest,
  type: ContentType,
  id: number,
  { updatedAt }: Saved,
  readAll: () => Promise<Record<string, unknown>>,
): Promise<void> {
  await keepChanges(tx, { type: type.name, id }, fieldsOf(payload, type), await readAll(), String(updatedAt));
}

/** Notes what the published document refers to; for a withdrawn one, nothing. */
async function noteUses(
  tx: Db,
  { payload }: PayloadRequest,
  type: ContentType,
  id: number,
  readAll: (() => Promise<Record<string, unknown>>) | undefined,
): Promise<void> {
  const used = readAll ? referencesIn(payload, fieldsOf(payload, type), await readAll()) : [];
  await keepUses(tx, type.name, id, used);
}

/** Run in this order, one after the other, because they share the transaction's connection. */
const PROJECTIONS: readonly Projection[] = [
  keepArticleList,
  keepProductPages,
  keepSearch,
  forgetMissed,
  tellPage,
];

async function project(...change: Parameters<Projection>): Promise<string[]> {
  const tags: string[] = [];
  for (const keep of PROJECTIONS) tags.push(...(await keep(...change)));
  return tags;
}

export function afterDelete(type: CollectionType, hooks: PublishHooks): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    const tx = await transactionOf(req);
    if (type.name === 'products')
      await hooks.onProductChange(tx, { kind: 'withdrawn', pid: String(doc.pid) });
    const { gone, tags: moved } = type.pages
      ? await releaseAddresses(tx, type, Number(doc.id))
      : { gone: [], tags: [] };
    await leadOn(tx, req, type, doc, gone);
    await noteUses(tx, req, type, Number(doc.id), undefined);
    const projected = await project(tx, type, Number(doc.id), undefined, async () => doc);
    const rules = await ruleTagsOf(tx, type.name, doc);
    await announcePurge(tx, [...changeTags(type, doc), ...moved, ...projected, ...rules]);
  };
}

/** Stands for the id of a global, whose drafts have none before it is first published. */
const THE_ONE = 0;

export function afterGlobalChange(type: GlobalType): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    const tx = await transactionOf(req);
    const live = await req.payload.findGlobal({
      slug: type.name,
      depth: 0,
      draft: false,
      context: { ...AS_STORED },
      overrideAccess: true,
      req: sameTransaction(req),
    });
    // For a restored version, Payload does not pass on a document, and always says that it is a draft.
    const saved = req.context.isRestoringVersion ? live : doc;
    const unseen = isUnseen(saved, live);
    if (unseen && live._status === 'published') return doc;
    const shown = saved._status === 'draft' ? undefined : live;
    const readAll = allLanguages(req, type, THE_ONE);
    if (shown) await hideWhatIsHalf(tx, req, type, THE_ONE, readAll);
    const moved = type.pages ? await keepAddresses(tx, type, THE_ONE, [saved], req) : [];
    if (unseen) return doc;
    if (type.pages && shown) await noteLastChange(tx, req, type, THE_ONE, live, readAll);
    await noteUses(tx, req, type, THE_ONE, shown && readAll);
    const projected = await project(tx, type, THE_ONE, shown, readAll);
    await announcePurge(tx, [...changeTags(type, saved), ...moved, ...projected]);
    return doc;
  };
}

/** Pictures have no drafts: each change is visible at once. */
export const announceMedia = async ({
  doc,
  req,
}: {
  doc: { id: unknown };
  req: PayloadRequest;
}): Promise<void> => {
  await announcePurge(await transactionOf(req), [idTag('media', doc.id)]);
};
