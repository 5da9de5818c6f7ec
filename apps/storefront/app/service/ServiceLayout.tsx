import type { ReactNode } from 'react';
import { BlockList } from '../blocks/BlockList.tsx';
import { SessionEnded } from '../forms/SessionEnded.tsx';
import { Breadcrumbs } from '../shop/Breadcrumbs.tsx';
import type { ServicePage } from '../shop/load-plain.ts';
import { TextHead } from '../shop/TextHead.tsx';
import { TextLayout } from '../shop/TextLayout.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import styles from './service.css?url';

/** Puts the form, or its result, above what editors have written. */
export function ServiceLayout({
  shown: { page, selling, steps, contents, logIn },
  title = page.title,
  summary = page.summary,
  done = false,
  children,
}: {
  /** With a link to log in again, if a session has ended. */
  shown: Pick<ServicePage, 'page' | 'selling' | 'steps' | 'contents'> & { logIn: string | undefined };
  /** What has been done, if the page's own title does not say it. */
  title?: string | undefined;
  /** What the form is for, if not what editors wrote. */
  summary?: string | undefined;
  /** It is done, so the introduction is left out. */
  done?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <TextHead title={title} summary={done ? undefined : summary}>
        <div className="service">
          <SessionEnded logIn={logIn} />
          {children}
        </div>
      </TextHead>
      {page.blocks.length > 0 && (
        <TextLayout contents={contents}>
          <BlockList blocks={page.blocks} selling={selling} below />
        </TextLayout>
      )}
    </>
  );
}
