import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { titleAt } from '../../../../desk/desk-titles.ts';
import config from '../../../../payload.config.ts';
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
  const title = titleAt(segments, language);
  return title === undefined ? metadata : { ...metadata, title: `${title} · Spindle` };
}

export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, params, searchParams, importMap });
}
