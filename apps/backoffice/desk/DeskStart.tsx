import { permissionsOf } from '@spindle/domain/staff/may-act.ts';
import type { Permission } from '@spindle/domain/staff/permission.ts';
import { shop } from '../shop.ts';
import { DESK_GROUPS, titlesFor } from './desk-titles.ts';
import { deskWords } from './desk-words.ts';
import { orNoAnswer } from './or-no-answer.tsx';
import { staffActor } from './staff-actor.ts';
import './desk-start.css';

/** The desk's pages on the back office's start page, because the menu that holds them is folded at first. */
export async function DeskStart({ i18n, user }: { i18n?: { language: string }; user?: unknown }) {
  const actor = staffActor(user);
  if (actor.kind !== 'staff') return null;
  return orNoAnswer(i18n?.language, async () => {
    const { deps } = await shop();
    return <GroupsFor permissions={await permissionsOf(deps.db, actor)} language={i18n?.language} />;
  });
}

export function GroupsFor({
  permissions,
  language,
}: {
  permissions: readonly Permission[];
  language: string | undefined;
}) {
  const { words } = deskWords(language);
  const titles = titlesFor(permissions, language);
  const groups = DESK_GROUPS.map((group) => ({
    group,
    pages: titles.filter((title) => title.group === group),
  })).filter(({ pages }) => pages.length > 0);
  return (
    <nav className="desk-start" aria-label={words.start.title}>
      {groups.map(({ group, pages }) => (
        <section key={group} aria-labelledby={`desk-${group}`}>
          <h2 id={`desk-${group}`}>{words.start.groups[group]}</h2>
          <ul>
            {pages.map(({ page, title }) => (
              <li key={page}>
                <a href={`/admin${page}`}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
