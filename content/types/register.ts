import type { z } from 'zod';
import type { Page } from '../fields/page-schema.ts';
import { articleCategories } from './article-categories/type.ts';
import { articles } from './articles/type.ts';
import { authors } from './authors/type.ts';
import { checkout } from './checkout/type.ts';
import { combos } from './combos/type.ts';
import { comments } from './comments/type.ts';
import { contactPage } from './contact-page/type.ts';
import type { ContentType } from './define-type.ts';
import { footer } from './footer/type.ts';
import { loginPage } from './login-page/type.ts';
import { mainNavPcs } from './main-nav-pcs/type.ts';
import { memberPage } from './member-page/type.ts';
import { pageBuys } from './page-buys/type.ts';
import { pageCommons } from './page-commons/type.ts';
import { pageError } from './page-error/type.ts';
import { pageHelpDetails } from './page-help-details/type.ts';
import { pageHelps } from './page-helps/type.ts';
import { pageHome } from './page-home/type.ts';
import { pageProducts } from './page-products/type.ts';
import { pageServices } from './page-services/type.ts';
import { pageStore } from './page-store/type.ts';
import { proDlg } from './pro-dlg/type.ts';
import { products } from './products/type.ts';
import { promotions } from './promotions/type.ts';
import { recommendProducts } from './recommend-products/type.ts';
import { redirects } from './redirects/type.ts';
import { registerPage } from './register-page/type.ts';
import { resetPasswordPage } from './reset-password-page/type.ts';
import { systemArticles } from './system-articles/type.ts';

/**
 * Every content type that the storefront reads. A new one is a folder beside these, and one line here. The demo shop is
 * filled in this order, so types that others refer to come first.
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
  proDlg,
  pageStore,
  combos,
  recommendProducts,
  promotions,
  articleCategories,
  authors,
  articles,
  comments,
  pageHelpDetails,
  pageHelps,
  contactPage,
  systemArticles,
  pageServices,
  memberPage,
  loginPage,
  registerPage,
  resetPasswordPage,
  redirects,
] as const satisfies readonly ContentType[];

type Registered = (typeof contentTypes)[number];
export type TypeName = Registered['name'];
/** A document of a type, as a reader gets it. */
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
