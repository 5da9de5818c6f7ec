import type { Page } from '@spindle/content/fields/page-schema.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import type { Site } from '@spindle/platform/sites.ts';
import type { MetaDescriptor } from 'react-router';
import { pathIn } from '../../../page/links.ts';
import {
  SHARED_HEIGHT,
  SHARED_WIDTH,
  type SharedPicture,
  sharePicture,
} from '../../../page/share-picture.ts';
import type { PageState } from '../../../page/state.ts';
import type { DiscLine } from '../../ui/Disc.tsx';
import type { JsonLd } from './json-ld.ts';

/** A page's permanent address: in its language, without any query. */
export function canonicalUrl(state: PageState, path = state.path): string {
  return urlIn(state, path);
}

function urlIn(site: Pick<Site, 'origin' | 'prefix'>, path: string): string {
  return site.origin + pathIn(site, path);
}

/**
 * Everything in the head that is about the page.
 * @param path the page's own path without language prefix, if it differs from the requested one
 * @param article whether it is a text by an author, rather than a page of the shop
 * @param picture for sharing the page; by default a disc
 * @param line the product line of the page, for the colour of that disc
 * @param hidden keeps the page out of search engines whatever its path: drafts, errors
 */
export function pageHead(options: {
  state: PageState;
  title: string;
  seo?: Page['seo'] | undefined;
  path?: string;
  structured?: readonly JsonLd[];
  article?: boolean;
  picture?: SharedPicture | undefined;
  line?: DiscLine | undefined;
  hidden?: boolean;
}): MetaDescriptor[] {
  const { state, seo, structured = [], article = false, picture, hidden = false } = options;
  const path = options.path ?? state.path;
  const { shopName } = state;
  const title = isNamedIn(options.title, shopName) ? options.title : `${options.title} – ${shopName}`;
  const canonical = canonicalUrl(state, path);
  const noindex = hidden || state.noindex;
  const own = seo?.structuredData;
  return [
    { title },
    ...(seo?.metaDescription ? [{ name: 'description', content: seo.metaDescription }] : []),
    ...(seo?.meta ?? []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : alternates(state, path)),
    ...(hidden ? [] : [{ tagName: 'link', rel: 'canonical', href: canonical }]),
    { property: 'og:site_name', content: shopName },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:url', content: canonical },
    ...(seo?.metaDescription ? [{ property: 'og:description', content: seo.metaDescription }] : []),
    { property: 'og:image', content: state.origin + (picture?.path ?? sharePicture(options.line)) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(SHARED_WIDTH) },
    { property: 'og:image:height', content: String(SHARED_HEIGHT) },
    { property: 'og:image:alt', content: picture?.alt || title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...structured, ...(isObject(own) ? [own] : [])].map((data) => ({ 'script:ld+json': data })),
  ];
}

/** The page in each of its languages, if there are several; x-default is the first of them. */
function alternates(state: PageState, path: string): MetaDescriptor[] {
  const sites = state.sites.filter(({ locale }) => !state.missingIn[locale]);
  const [main] = sites;
  if (!main || sites.length < 2) return [];
  const alternate = (hrefLang: string, site: Site) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: urlIn(site, path),
  });
  return [
    ...sites.map((site) => alternate(LANGUAGES[site.locale].tag, site)),
    alternate('x-default', main),
  ] as MetaDescriptor[];
}

function isObject(value: unknown): value is JsonLd {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a title begins or ends with the shop's name as a word of its own: the name may also be part of another word. */
function isNamedIn(title: string, shopName: string): boolean {
  const begins = title.startsWith(shopName) && !WORD_GOES_ON.test(title.slice(shopName.length));
  return begins || (title.endsWith(shopName) && !WORD_BEFORE.test(title.slice(0, -shopName.length)));
}

/** Japanese and Chinese text follows a name without a space. */
const WORD_GOES_ON = /^[\p{Script=Latin}\p{N}]/u;
const WORD_BEFORE = /[\p{Script=Latin}\p{N}]$/u;
