import type { DocumentOf } from '@spindle/content/types/register.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { BlockList } from '../blocks/BlockList.tsx';
import { useLinks } from '../page-state.ts';
import { Breadcrumbs } from '../shop/Breadcrumbs.tsx';
import { loadPage, type ShopPage } from '../shop/load-page.ts';
import { plainPage } from '../shop/load-plain.ts';
import { TextHead } from '../shop/TextHead.tsx';
import { TextLayout } from '../shop/TextLayout.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { SpecSheet } from '../ui/SpecSheet.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import styles from './contact.css?url';

export const handle = { hydrate: false, pageType: 'contact' };

export async function loader({ context }: LoaderFunctionArgs) {
  const shown = (await loadPage(context, 'contact-page')) as ShopPage<DocumentOf<'contact-page'>>;
  return { ...shown, ...plainPage(context, shown.page, shown.page.summary) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** How to reach a person, and what to write so that one answer is enough. */
export default function Contact() {
  const { page, selling, steps } = useLoaderData<typeof loader>();
  const links = useLinks();
  const words = useWords('pages');
  const facts = [
    { label: words('contact.address'), value: <span className="address">{page.email}</span> },
    ...(page.answerTime ? [{ label: words('contact.answer'), value: page.answerTime }] : []),
    ...(page.hours ? [{ label: words('contact.hours'), value: page.hours }] : []),
  ];
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <TextHead title={page.title} summary={page.summary}>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={`mailto:${page.email}`}>{words('contact.write')}</ButtonLink>
          <ButtonLink href={links.help()} look="outline">
            {words('contact.help')}
          </ButtonLink>
        </p>
      </TextHead>
      <TextLayout contents={[]}>
        <SpecSheet rows={facts} />
        {page.topics.length > 0 && (
          <section className="contact-topics" aria-labelledby="topics">
            <h2 id="topics" className="sub-title">
              {words('contact.topics')}
            </h2>
            <dl>
              {page.topics.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-semibold">{title}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <BlockList blocks={page.blocks} selling={selling} below />
      </TextLayout>
    </>
  );
}
