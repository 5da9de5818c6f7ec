import { basename } from 'node:path';
import type { Payload } from 'payload';
import { openPayload } from '../payload/open-payload.ts';
import type { ContentConfigOptions } from '../payload/payload-config.ts';
import type { ContentType } from '../types/define-type.ts';
import { contentTypes, type TypeName } from '../types/register.ts';
import { demoState, LOADING_KEY } from './demo-state.ts';
import { demoPictures } from './pictures.ts';
import { claimPage, claimSinglePage, relateDocument, seedDocument, seedGlobal } from './seed-document.ts';
import type { Draft } from './translated.ts';

export const DEMO_STAFF = { email: 'staff@spindle.test', password: 'spindle-staff', name: 'Sam Staff' };

/** The types that a shop needs to answer requests; all others may be loaded while it does. */
const FIRST: ReadonlySet<TypeName> = new Set<TypeName>([
  'products',
  'page-home',
  'page-error',
  'main-nav-pcs',
  'footer',
  'page-commons',
  'checkout',
]);

/** Pages to which nothing in the first part links. */
const LATER: ReadonlySet<TypeName> = new Set<TypeName>(['articles', 'page-help-details']);

/**
 * Fills an empty content system with the demo shop, through the same publishing that editors use. An interrupted load is
 * continued.
 * @param part `first`: catalogue, home, navigation and staff; another call loads the rest
 * @returns false if the shop already has staff of its own, and nothing was touched
 */
export async function seedDemo(
  options: Required<Pick<ContentConfigOptions, 'config' | 'log' | 'hooks'>>,
  { part = 'all' }: { part?: 'first' | 'all' } = {},
): Promise<boolean> {
  if ((await demoState(options.config.databaseUrl)) === 'kept') return false;
  const { payload, close } = await openPayload({ ...options, config: hurried(options.config) });
  try {
    await payload.kv.set(LOADING_KEY, { part });
    const documents = new DemoDocuments(payload);
    const types: readonly ContentType[] = contentTypes;
    await documents.claimPages(types.filter((type) => part === 'all' || !LATER.has(type.name as TypeName)));
    const isFirst = ({ name }: ContentType) => FIRST.has(name as TypeName);
    await documents.seed(types.filter(isFirst));
    await seedStaff(payload);
    if (part === 'first') return true;
    await documents.seedPictures();
    await documents.seed(types.filter((type) => !isFirst(type)));
    await payload.kv.delete(LOADING_KEY);
    return true;
  } finally {
    await close();
  }
}

/** What a power cut loses is loaded again later, so a load need not wait for the disk after every document. */
function hurried(config: ContentConfigOptions['config']): ContentConfigOptions['config'] {
  const databaseUrl = new URL(config.databaseUrl);
  databaseUrl.searchParams.set('options', '-c synchronous_commit=off');
  return { ...config, databaseUrl: databaseUrl.href };
}

async function seedStaff(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'staff' });
  if (totalDocs === 0) {
    await payload.create({ collection: 'staff', data: { ...DEMO_STAFF, role: 'admin' } });
  }
}

/** Remembers the ids of the documents that it stores, for others that refer to them. */
class DemoDocuments {
  readonly #payload: Payload;
  readonly #stored = new Map<string, number>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** Runs before anything is published, because pages of all types link to each other. */
  async claimPages(types: readonly ContentType[]): Promise<void> {
    for (const type of types.filter(({ pages }) => pages)) {
      // The address of a page does not depend on the documents that it refers to, so any id will do.
      const documents = [(await type.demo?.(() => 0)) ?? []].flat() as Draft[];
      for (const document of documents) {
        if (type.kind === 'global') await claimSinglePage(this.#payload, type.name, document);
        else await claimPage(this.#payload, type.name, document);
      }
    }
  }

  async seedPictures(): Promise<void> {
    for (const { file, alt } of demoPictures) {
      const filename = basename(file);
      const id = await seedDocument(this.#payload, 'media', 'filename', { filename, alt }, file);
      this.#stored.set(`media:${filename}`, id);
    }
  }

  async seed(types: readonly ContentType[]): Promise<void> {
    for (const type of types) {
      if (type.kind === 'global') {
        if (type.demo) await seedGlobal(this.#payload, type.name, await type.demo(this.#idOf));
        continue;
      }
      for (const document of (await type.demo?.(this.#idOf)) ?? []) {
        const id = await seedDocument(this.#payload, type.name, type.key, document);
        this.#stored.set(`${type.name}:${document[type.key]}`, id);
      }
      for (const { [type.key]: key, ...relations } of (await type.demoRelations?.(this.#idOf)) ?? []) {
        await relateDocument(this.#payload, type.name, this.#idOf(String(key), type.name), relations);
      }
    }
  }

  readonly #idOf = (key: string, type = 'products'): number => {
    const id = this.#stored.get(`${type}:${key}`);
    if (id === undefined) throw new Error(`The demo shop has no ${type} ${key}.`);
    return id;
  };
}
