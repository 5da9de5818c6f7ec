import { deskWords } from './desk-words.ts';
import { JOBS_PAGE, ORDERS_PAGE } from './pages.ts';

/** The desk's pages in the back office's own navigation. */
export function DeskLinks({ i18n }: { i18n?: { language: string } }) {
  const { words } = deskWords(i18n?.language);
  return (
    <>
      <a className="nav__link" href={`/admin${ORDERS_PAGE}`}>
        {words.orders.title}
      </a>
      <a className="nav__link" href={`/admin${JOBS_PAGE}`}>
        {words.jobs.title}
      </a>
    </>
  );
}
