import { basename } from 'node:path';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import type { Payload } from 'payload';
import { openPayload } from '../payload/open-payload.ts';
import type { ContentConfigOptions } from '../payload/payload-config.ts';
import type { ContentType } from '../types/define-type.ts';
import { contentTypes, type TypeName } from '../types/register.ts';
import { demoState, LOADING_KEY } from './demo-state.ts';
import { demoPictures } from './pictures.ts';
import {
  claimPage,
  claimSinglePage,
  relateDocument,
  seedDocument,
  seedGlobal,
  translateDocument,
  translateGlobal,
} from './seed-document.ts';
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

/** Kept while the demo is being loaded, so that an interrupted load goes on where it was. */
interface Progress {
  part: 'first' | 'all';
  /** The languages that are loaded before the others, besides English. */
  locales: readonly Locale[];
  /** By type and key, when documents that still lack languages were last changed. */
  lacking: Readonly<Record<string, string>>;
}

/**
 * Fills an empty content system with the demo shop, through the same publishing that editors use: first in the languages that
 * the shop is served in, then in all others. A load that was interrupted is continued, until `endDemoLoad` is called.
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
    // Versions before this one kept the part alone.
    const begun = await payload.kv.get<Partial<Progress>>(LOADING_KEY);
    const { locales = othersServed(options.config.sites), lacking = {} } = begun ?? {};
    const keep = (documents: Progress['lacking']) =>
      payload.kv.set(LOADING_KEY, { part, locales, lacking: documents });
    await keep(lacking);
    const documents = new DemoDocuments(payload, locales, lacking);
    const types: readonly ContentType[] = contentTypes;
    await documents.claimPages(types.filter((type) => part === 'all' || !LATER.has(type.name as TypeName)));
    const isFirst = ({ name }: ContentType) => FIRST.has(name as TypeName);
    await documents.seed(types.filter(isFirst));
    await seedStaff(payload);
    await keep(documents.lacking);
    if (part === 'first') return true;
    await documents.seedPictures();
    await documents.seed(types.filter((type) => !isFirst(type)));
    await keep(documents.lacking);
    await documents.translate(types);
    return true;
  } finally {
    await close();
  }
}

const othersServed = (sites: Sites): Locale[] =>
  sites.map(({ locale }) => locale).filter((locale) => locale !== 'en');

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

/** Remembers the documents that it stores: their ids, for others that refer to them, and when they were changed. */
class DemoDocuments {
  readonly #payload: Payload;
  readonly #locales: readonly Locale[];
  readonly #ids = new Map<string, number>();
  readonly #changed: Map<string, string>;

  /**
   * @param locales the languages of which no document is without, besides English
   * @param lacking the documents that an earlier load has stored
   */
  constructor(payload: Payload, locales: readonly Locale[], lacking: Progress['lacking']) {
    this.#payload = payload;
    this.#locales = locales;
    this.#changed = new Map(Object.entries(lacking));
  }

  get lacking(): Progress['lacking'] {
    return Object.fromEntries(this.#changed);
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
      await this.#seed('media', 'filename', { filename, alt }, file);
    }
  }

  async seed(types: readonly ContentType[]): Promise<void> {
    for (const type of types) {
      if (type.kind === 'global') {
        if (type.demo) await this.#seedGlobal(type.name, await type.demo(this.#idOf));
        continue;
      }
      for (const document of (await type.demo?.(this.#idOf)) ?? []) {
        await this.#seed(type.name, type.key, document);
      }
      for (const { [type.key]: key, ...relations } of (await type.demoRelations?.(this.#idOf)) ?? []) {
        const id = this.#idOf(String(key), type.name);
        const related = await relateDocument(this.#payload, type.name, id, relations);
        if (related) this.#changed.set(`${type.name}:${key}`, related.updatedAt);
      }
    }
  }

  /** Adds the languages in which the shop is not served. What editors have changed meanwhile stays as they left it. */
  async translate(types: readonly ContentType[]): Promise<void> {
    const others = ALL_LOCALES.filter((locale) => locale !== 'en' && !this.#locales.includes(locale));
    if (others.length === 0) return;
    for (const { file, alt } of demoPictures) {
      await this.#translate('media', 'filename', { filename: basename(file), alt }, others);
    }
    for (const type of types) {
      if (type.kind === 'collection') {
        for (const document of (await type.demo?.(this.#idOf)) ?? []) {
          await this.#translate(type.name, type.key, document, others);
        }
      } else if (type.demo) {
        const changed = this.#changed.get(type.name) ?? '';
        await translateGlobal(this.#payload, type.name, changed, await type.demo(this.#idOf), others);
      }
    }
  }

  async #seed(type: string, key: string, document: Draft, file?: string): Promise<void> {
    const name = `${type}:${document[key]}`;
    const stored = await seedDocument(this.#payload, type, key, document, this.#locales, file);
    this.#ids.set(name, stored.id);
    // An earlier load has noted when it stored this; an editor may have changed it since.
    if (!this.#changed.has(name)) this.#changed.set(name, stored.updatedAt);
  }

  async #seedGlobal(type: string, document: Draft): Promise<void> {
    const updatedAt = await seedGlobal(this.#payload, type, document, this.#locales);
    if (!this.#changed.has(type)) this.#changed.set(type, updatedAt);
  }

  async #translate(type: string, key: string, document: Draft, locales: readonly Locale[]): Promise<void> {
    const name = `${type}:${document[key]}`;
    const stored = { id: this.#idOf(String(document[key]), type), updatedAt: this.#changed.get(name) ?? '' };
    await translateDocument(this.#payload, type, stored, document, locales);
  }

  readonly #idOf = (key: string, type = 'products'): number => {
    const id = this.#ids.get(`${type}:${key}`);
    if (id === undefined) throw new Error(`The demo shop has no ${type} ${key}.`);
    return id;
  };
}
