import type { ReactNode } from 'react';
import { BlockList } from '../blocks/BlockList.tsx';
import { SessionEnded } from '../forms/SessionEnded.tsx';
import { Breadcrumbs } from '../shop/Breadcrumbs.tsx';
import type { ServicePage } from '../shop/load-plain.ts';
import { TextHead } from '../shop/TextHead.tsx';
import { TextLayout } from '../shop/TextLayout.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import styles from './service.css?url';

/** Above what editors have written: the form, or what has come of it. */
export function ServiceLayout({
  shown: { page, selling, steps, contents, logIn },
  title = page.title,
  done = false,
  children,
}: {
  /** With where to log in again, if a session is over. */
  shown: Pick<ServicePage, 'page' | 'selling' | 'steps' | 'contents'> & { logIn: string | undefined };
  /** What has been done, where that is not what the page is named after. */
  title?: string | undefined;
  /** It is done, so the words that lead to it are left out. */
  done?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <TextHead title={title} summary={done ? undefined : page.summary}>
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
