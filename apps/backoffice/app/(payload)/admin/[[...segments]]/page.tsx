import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getPayload } from 'payload';
import { titleAt } from '../../../../desk/desk-titles.ts';
import { orNoAnswer } from '../../../../desk/or-no-answer.tsx';
import { staffActor } from '../../../../desk/staff-actor.ts';
import { isOfOne, titleOfOne } from '../../../../desk/title-of-one.ts';
import { whoIsKnown } from '../../../../desk/who-asks.ts';
import config from '../../../../payload.config.ts';
import { secondStepBefore } from '../../../../second-factor/second-step.ts';
import { shop } from '../../../../shop.ts';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

/** Payload calls each of our views "Payload". The desk's views get titles of their own, for browser tabs and screen readers. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  // On the start page `segments` is missing, whatever Payload's types say.
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
  try {
    return await titleOfOne((await shop()).deps.db, staffActor(user), segments, language);
  } catch (error) {
    // The shop could not be opened; the page itself says so.
    if (!isDatabaseOutage(error)) throw error;
    return undefined;
  }
}

/**
 * While the database is down, Payload never gets as far as our views: it first asks who is logged in, and whether any user
 * exists. It shows our views to everybody, so who still has to give the second factor is led there from here.
 */
export default async function Page({ params, searchParams }: Props) {
  const { language } = await getNextRequestI18n({ config: await config });
  return orNoAnswer(language, async () => {
    const payload = await getPayload({ config });
    const actor = await whoIsKnown(payload, await headers());
    if (actor.kind !== 'staff') {
      const asked = { path: (await params).segments ?? [], query: await searchParams };
      const step = await secondStepBefore(payload, await headers(), asked);
      if (step) redirect(step);
    }
    return RootPage({ config, params, searchParams, importMap });
  });
}
