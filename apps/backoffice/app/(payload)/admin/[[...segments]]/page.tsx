import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getPayload } from 'payload';
import { titleAt } from '../../../../desk/desk-titles.ts';
import { orNoAnswer } from '../../../../desk/or-no-answer.tsx';
import { staffActor } from '../../../../desk/staff-actor.ts';
import { isOfOne, titleOfOne } from '../../../../desk/title-of-one.ts';
import config from '../../../../payload.config.ts';
import { shop } from '../../../../shop.ts';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

/** Payload calls every view of ours "Payload"; those of the desk are told apart in tabs and by screen readers. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  // The start page has none, whatever Payload's types say.
  const { segments = [] }: { segments?: string[] } = await params;
  const { language } = await getNextRequestI18n({ config: await config });
  const title = (await titleHere(segments, language)) ?? titleAt(segments, language);
  return title === undefined
    ? metadata
    : { ...metadata, title: `${title}${(await config).admin.meta.titleSuffix}` };
}

async function titleHere(segments: readonly string[], language: string): Promise<string | undefined> {
  if (!isOfOne(segments)) return undefined;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  return titleOfOne((await shop()).deps.db, staffActor(user), segments, language);
}

/** While the database is away Payload does not get as far as a view of ours: it asks whether there is anybody who could log in. */
export default async function Page({ params, searchParams }: Props) {
  const { language } = await getNextRequestI18n({ config: await config });
  return orNoAnswer(language, () => RootPage({ config, params, searchParams, importMap }));
}
