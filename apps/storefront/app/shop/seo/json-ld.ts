import type { Block } from '@spindle/content/blocks/registry.ts';
import type { Article } from '@spindle/content/types/articles/schema.ts';
import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { MINOR_DIGITS } from '@spindle/domain/pricing/currency.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import type { PageState } from '../../../page/state.ts';
import { priceOf, type Selling } from '../selling.ts';

/** A piece of structured data (schema.org), written into the page as data, never run. */
export type JsonLd = Record<string, unknown>;

/** The seller of everything. */
type Shop = Pick<PageState, 'shopName' | 'origin'>;

const CONTEXT = 'https://schema.org';

export function organization({ shopName, origin }: Shop, email: string): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: shopName,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email },
  };
}

/**
 * The shop's name, for search results with one of its pages.
 * @param url of the home page in its language
 */
export function webSite({ shopName }: Shop, url: string, language: string): JsonLd {
  return { '@context': CONTEXT, '@type': 'WebSite', name: shopName, url, inLanguage: language };
}

/** @param steps from the home page down, with absolute addresses */
export function breadcrumbs(steps: readonly { name: string; url: string }[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** @param page its absolute address and picture, and the tag of its language */
export function article(
  { title, summary, category, author, publishedAt, checkedAt }: Article,
  page: { shopName: string; url: string; picture: string | undefined; language: string },
): JsonLd {
  const published = publishedAt.slice(0, 10);
  const checked = checkedAt?.slice(0, 10);
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: page.language,
    mainEntityOfPage: page.url,
    datePublished: published,
    // The day on which its words were last checked.
    dateModified: checked && checked > published ? checked : published,
    ...(category && { articleSection: category.title }),
    ...(author && { author: { '@type': 'Person', name: author.name } }),
    ...(page.picture && { image: [page.picture] }),
    publisher: { '@type': 'Organization', name: page.shopName },
  };
}

/** The page's questions, or undefined when it has none. */
export function faqPage(blocks: readonly Block[]): JsonLd | undefined {
  const items = blocks.flatMap((block) => (block.__component === 'blocks.faq' ? block.items : []));
  if (items.length === 0) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const SYSTEMS = {
  win: 'Windows 11, Windows 10, Windows 8.1, Windows 8, Windows 7',
  mac: 'macOS',
  android: 'Android',
};

/** What a page says about itself, with its absolute address. */
interface ProductPage {
  shopName: string;
  url: string;
  description: string | undefined;
  /** The absolute address of the product's picture, or of its substitute. */
  picture: string;
}

/** The subject of a product page: a program for these systems, with the offers that can be bought. */
export function softwareApplication(
  editions: readonly ProductRef[],
  selling: Selling,
  page: ProductPage,
): JsonLd | undefined {
  const [first] = editions;
  if (!first) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: first.shortName,
    url: page.url,
    image: page.picture,
    ...(page.description && { description: page.description }),
    applicationCategory: 'MultimediaApplication',
    operatingSystem: editions.map(({ system }) => SYSTEMS[system]).join(', '),
    publisher: { '@type': 'Organization', name: page.shopName },
    offers: first.free ? [FREE] : offers(editions, selling, page.url),
  };
}

/** Zero is the same in every currency, but the format requires one. */
const FREE = { '@type': 'Offer', price: '0', priceCurrency: 'USD' };

/** The buy page's product. Undefined if nothing of it can be bought: an offer without a price is not an offer. */
export function productWithOffers(
  editions: readonly ProductRef[],
  selling: Selling,
  page: ProductPage,
): JsonLd | undefined {
  const [first] = editions;
  const list = offers(editions, selling, page.url);
  if (!first || list.length === 0) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: first.shortName,
    sku: first.pid,
    url: page.url,
    image: page.picture,
    ...(page.description && { description: page.description }),
    brand: { '@type': 'Brand', name: page.shopName },
    offers: list,
  };
}

/** The same amounts as on the page and in the checkout, as decimals of the currency. */
function offers(editions: readonly ProductRef[], selling: Selling, url: string): JsonLd[] {
  return editions.flatMap((product) =>
    LICENCE_TYPES.flatMap((licenceType) => {
      const price = priceOf(selling, product.pid, licenceType);
      if (!price) return [];
      const digits = MINOR_DIGITS[price.currency];
      return [
        {
          '@type': 'Offer',
          name: `${product.name}, ${licenceType}`,
          sku: `${product.pid}-${licenceType}`,
          url,
          price: (price.totalMinor / 10 ** digits).toFixed(digits),
          priceCurrency: price.currency,
          availability: 'https://schema.org/InStock',
        },
      ];
    }),
  );
}
