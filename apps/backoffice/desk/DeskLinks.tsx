import { mayAct } from '@spindle/domain/actor.ts';
import { deskWords } from './desk-words.ts';
import { DESK_ROLES, JOBS_PAGE, ORDERS_PAGE } from './pages.ts';
import { staffActor } from './staff-actor.ts';

/** The desk's pages in the back office's own navigation, for those who may see them. */
export function DeskLinks({ i18n, user }: { i18n?: { language: string }; user?: unknown }) {
  if (!mayAct(staffActor(user), DESK_ROLES)) return null;
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
