import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { isNoPage } from '@spindle/platform/no-page.ts';
import { sql } from 'drizzle-orm';
import type { FieldAffectingData, PayloadRequest, TextField } from 'payload';
import { databaseOf } from '../payload/database-of.ts';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { isFixedPage } from '../publishing/reserved-names.ts';
import { says } from '../staff/says.ts';
import { holdsLink, readReference } from './link-reference.ts';

const PREFIXES: ReadonlySet<string> = new Set(ALL_LOCALES);
const cms = sql.identifier(CONTENT_SCHEMA);

/** The options that Payload passes to a field's validation. */
interface LinkOptions {
  data?: unknown;
  event?: 'onChange' | 'submit';
  req: PayloadRequest;
}

/**
 * Tells an editor who is typing that a link leads nowhere, and keeps it from being published. Links to pages that are not
 * published yet are allowed, so that two pages can link to each other. Programs are not checked: they may link to a page
 * that they load next.
 */
export async function refuseNowhere(value: unknown, options: LinkOptions): Promise<true | string> {
  const { data, event, req } = options;
  const isDraft = (data as { _status?: string } | undefined)?._status !== 'published';
  if (!req.user || (event !== 'onChange' && isDraft)) return true;
  return (await whyNowhere(String(value), req)) ?? true;
}

/** @returns why visitors would not find this address of the shop; undefined if they would */
async function whyNowhere(address: string, req: PayloadRequest): Promise<string | undefined> {
  const [path = ''] = address.split(/[?#]/, 1);
  const first = path.split('/', 2)[1];
  // An anchor on the same page, another site, the home page, or a link as it is stored.
  if (!first || readReference(address)) return undefined;
  if (PREFIXES.has(first)) {
    return says(req)('link.language', { first: `/${first}` });
  }
  // Addresses that are no pages are not checked here. Pages that the storefront itself draws have no pages below them.
  if (isNoPage(path)) return undefined;
  if (isFixedPage(path)) return path === `/${first}` ? undefined : says(req)('link.nowhere', { path });
  const { rows } = await (await databaseOf(req)).execute(sql`
    select 1 from ${cms}.addresses where path = ${path}
    union all select 1 from ${cms}.redirects where "from" = ${path} and "to" is not null limit 1`);
  return rows.length > 0 ? undefined : says(req)('link.nowhere', { path });
}

type Validate = (value: unknown, options: LinkOptions) => Promise<true | string> | true | string;

/** The fields of a link in rich text: its address is checked in the same way, and stored as a reference. */
export function linkInText({ defaultFields }: { defaultFields: FieldAffectingData[] }): FieldAffectingData[] {
  return defaultFields.map((field) => {
    if (field.type !== 'text' || field.name !== 'url') return field;
    const validate = field.validate as Validate | undefined;
    return {
      ...field,
      hooks: appended(field.hooks),
      custom: { ...field.custom, ...holdsLink.custom },
      validate: async (value: unknown, options: LinkOptions) => {
        const wellFormed = (await validate?.(value, options)) ?? true;
        return wellFormed === true && value ? refuseNowhere(value, options) : wellFormed;
      },
    } as TextField;
  });
}

function appended(own: TextField['hooks']) {
  const { beforeChange, afterRead } = holdsLink.hooks;
  return {
    beforeChange: [...(own?.beforeChange ?? []), ...beforeChange],
    afterRead: [...(own?.afterRead ?? []), ...afterRead],
  };
}
