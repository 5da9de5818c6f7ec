import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { siteOf } from '@spindle/platform/sites.ts';
import type { RootLivePreviewConfig } from 'payload';
import { contentTypes, contentTypesByName } from '../types/register.ts';
import { makePreviewToken } from './preview.ts';

/** Stands for the id of a global. */
const THE_ONE = 0;

const named = (kind: 'collection' | 'global') =>
  contentTypes.filter((type) => type.kind === kind && type.path).map((type) => type.name);

/** Shows the page on which a document appears, with its draft, beside the editor's form. */
export function livePreview(config: Pick<Config, 'sites' | 'secret'>, clock: Clock): RootLivePreviewConfig {
  return {
    collections: named('collection'),
    globals: named('global'),
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
      { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
    ],
    url: ({ data, collectionConfig, globalConfig, locale }) => {
      const type = contentTypesByName.get(collectionConfig?.slug ?? globalConfig?.slug ?? '');
      const path = type?.path?.(data);
      const id = type?.kind === 'collection' ? Number(data.id) : THE_ONE;
      if (!type || !path || !Number.isInteger(id)) return null;
      const site = siteOf(config.sites, locale.code as Locale);
      const url = new URL(site.prefix + path, site.origin);
      const page = { locale: site.locale, path: new URL(path, site.origin).pathname };
      // Each save gets a new token, so that the frame reloads, and the page needs no script for that.
      url.searchParams.set(
        'preview',
        makePreviewToken(config.secret, page, { type: type.name, id }, clock.now()),
      );
      return url.href;
    },
  };
}
