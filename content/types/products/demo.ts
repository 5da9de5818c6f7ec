import { type DemoIds, type Draft, listed, Translated, t } from '../../demo/translated.ts';
import { DEMO_CATALOGUE, type DemoPrices, type DemoProduct } from './demo-catalogue.ts';
import { demoPid } from './demo-pids.ts';

/** How long a product that is sold can be tried; the demo's texts name it, too. */
const TRIAL_DAYS = 30;

type System = keyof DemoProduct['pids'];

const SYSTEMS = {
  win: {
    requirement: listed('Windows 11', '10', '8.1', '8', '7'),
    label: 'Windows',
    file: 'win.exe',
  },
  mac: {
    requirement: t(
      'macOS 10.10 to 14',
      'macOS 10.10 bis 14',
      'macOS 10.10から14まで',
      'macOS 10.10 à 14',
      'macOS 10.10 至 14',
    ),
    label: 'Mac',
    file: 'mac.dmg',
  },
  android: {
    requirement: t(
      'Android 8.0 and later',
      'Android 8.0 und neuer',
      'Android 8.0以降',
      'Android 8.0 ou plus récent',
      'Android 8.0 以上版本',
    ),
    label: 'Android',
    file: 'android.apk',
  },
} as const;

/** One document for each pid. Names of products are not translated, only the words around them. */
export const demoProducts: readonly Draft[] = DEMO_CATALOGUE.flatMap((product) =>
  editions(product).map(([system, pid]) => draft(product, system, pid)),
);

/** Relations between products, stored once all products exist. */
export const demoProductRelations = (id: DemoIds): Draft[] =>
  DEMO_CATALOGUE.flatMap((product) =>
    editions(product).map(([system, pid]) => {
      const ids = (slugs: readonly string[] = []) =>
        slugs.map((slug) => id(demoPid(slug, system === 'mac' ? 'mac' : 'win')));
      return {
        pid,
        products: ids(product.contents),
        upgrade_products: ids(product.upgrades),
        related_products: ids(product.related),
        redirect_products: ids(product.successor ? [product.successor] : []),
      };
    }),
  );

function editions({ pids }: DemoProduct): [System, string][] {
  return Object.entries(pids) as [System, string][];
}

function draft(product: DemoProduct, system: System, pid: string): Draft {
  const { slug, shortName, type, productLine, version, prices, free = false, coupon, tag, amazon } = product;
  const { requirement, label, file } = SYSTEMS[system];
  const full = shortName.startsWith('Spindle') ? shortName : `Spindle ${shortName}`;
  return {
    pid,
    slug,
    shortName: t(shortName),
    name: t(
      `${full} for ${label}`,
      `${full} für ${label}`,
      `${full}（${label}版）`,
      `${full} pour ${label}`,
      `${full}（${label} 版）`,
    ),
    type,
    system,
    productLine,
    onSale: prices !== undefined,
    trialDays: prices ? TRIAL_DAYS : null,
    free,
    price: prices ? priceRows(prices) : [],
    // The demo makes a release with this name: a text file in place of an installer.
    downloadUrl: [{ version, url: `/setup/${fileName(slug)}-${file}` }],
    product_attrs: { tags: tag ? [tag] : [] },
    client_info: { systemRequirement: requirement },
    ...(coupon && { coupon }),
    ...(amazon && { amazon: atAmazon(amazon) }),
  };
}

/** Links to a search for the name, because there is no such article. Taiwan has no Amazon of its own. */
function atAmazon(name: string): Translated {
  const at = (host: string) => `https://www.${host}/s?${new URLSearchParams({ k: name })}`;
  const [us, germany, japan, france] = ['amazon.com', 'amazon.de', 'amazon.co.jp', 'amazon.fr'].map(at);
  return new Translated({ en: us, de: germany, ja: japan, fr: france, zh: us }, true);
}

function priceRows(prices: DemoPrices): object[] {
  return Object.entries(prices).map(([key, [usd, eur, jpy]]) => ({ key, usd, eur, jpy }));
}

/** `spindle-dvd-ripper` or `spindle-x`. */
function fileName(slug: string): string {
  const name = slug.replaceAll('_', '-');
  return name.startsWith('spindle-') ? name : `spindle-${name}`;
}
