import type { CollectionConfig, GlobalConfig } from 'payload';
import { checkout } from './checkout/type.ts';
import { footer } from './footer/type.ts';
import { mainNavPcs } from './main-nav-pcs/type.ts';
import { pageCommons } from './page-commons/type.ts';
import { pageHome } from './page-home/type.ts';
import { pageBuys, pageError, pageProducts } from './page-products/type.ts';
import { products } from './products/type.ts';

/** Many documents of a kind, found by `filters`; `key` names one in tags: `products:643`. */
export interface CollectionType {
  kind: 'collection';
  name: string;
  config: CollectionConfig;
  key: string;
  filters: readonly string[];
  /** Where a draft is looked at, without language prefix. */
  path?: (document: Record<string, unknown>) => string | undefined;
}

/** The one document of a kind. */
export interface GlobalType {
  kind: 'global';
  name: string;
  config: GlobalConfig;
  path?: () => string | undefined;
}

export type ContentType = CollectionType | GlobalType;

const slugPath = (suffix: string) => (document: Record<string, unknown>) =>
  typeof document.slug === 'string' && document.slug
    ? `/${document.slug.replaceAll('_', '-')}${suffix}`
    : undefined;

function collection(
  config: CollectionConfig,
  rest: Omit<CollectionType, 'kind' | 'name' | 'config'>,
): CollectionType {
  return { kind: 'collection', name: config.slug, config, ...rest };
}

function global(config: GlobalConfig, path?: () => string): GlobalType {
  return { kind: 'global', name: config.slug, config, ...(path && { path }) };
}

/** Every content type the storefront reads. A new one is a file beside these and one line here. */
export const contentTypes: readonly ContentType[] = [
  global(pageHome, () => '/'),
  collection(pageProducts, { key: 'slug', filters: ['slug'], path: slugPath('') }),
  collection(pageBuys, { key: 'slug', filters: ['slug'], path: slugPath('/buy') }),
  collection(pageError, { key: 'slug', filters: ['slug'] }),
  collection(products, { key: 'pid', filters: ['pid', 'slug'], path: slugPath('') }),
  collection(mainNavPcs, { key: 'os', filters: ['os'], path: () => '/' }),
  global(footer, () => '/'),
  global(pageCommons, () => '/'),
  global(checkout),
];

export const contentTypesByName: ReadonlyMap<string, ContentType> = new Map(
  contentTypes.map((type) => [type.name, type]),
);
