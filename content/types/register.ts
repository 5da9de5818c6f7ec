import type { z } from 'zod';
import type { Page } from '../fields/page-schema.ts';
import { articleCategories } from './article-categories/type.ts';
import { articles } from './articles/type.ts';
import { authors } from './authors/type.ts';
import { checkout } from './checkout/type.ts';
import type { ContentType } from './define-type.ts';
import { footer } from './footer/type.ts';
import { mainNavPcs } from './main-nav-pcs/type.ts';
import { pageBuys } from './page-buys/type.ts';
import { pageCommons } from './page-commons/type.ts';
import { pageError } from './page-error/type.ts';
import { pageHome } from './page-home/type.ts';
import { pageProducts } from './page-products/type.ts';
import { products } from './products/type.ts';

/**
 * Every content type the storefront reads. A new one is a folder beside these and one line here. The demo
 * shop is filled in this order: what others refer to comes first.
 */
export const contentTypes = [
  products,
  pageHome,
  pageProducts,
  pageBuys,
  pageError,
  mainNavPcs,
  footer,
  pageCommons,
  checkout,
  articleCategories,
  authors,
  articles,
] as const satisfies readonly ContentType[];

type Registered = (typeof contentTypes)[number];
export type TypeName = Registered['name'];
/** What a reader gets of a type. */
export type DocumentOf<Name extends TypeName> = z.output<
  ReturnType<Extract<Registered, { name: Name }>['schema']>
>;

/** The types whose documents are pages. */
export type PageType = {
  [Name in TypeName]: DocumentOf<Name> extends Page ? Name : never;
}[TypeName];

export const contentTypesByName: ReadonlyMap<string, ContentType> = new Map(
  contentTypes.map((type): [string, ContentType] => [type.name, type]),
);
