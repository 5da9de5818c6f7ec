import { permissionsOf } from '@spindle/domain/staff/may-act.ts';
import type { Permission } from '@spindle/domain/staff/permission.ts';
import { shop } from '../shop.ts';
import { titlesFor } from './desk-titles.ts';
import { staffActor } from './staff-actor.ts';

/** The desk's pages in the back office's own navigation, for those who may see them. */
export async function DeskLinks({ i18n, user }: { i18n?: { language: string }; user?: unknown }) {
  const actor = staffActor(user);
  if (actor.kind !== 'staff') return null;
  const { deps } = await shop();
  return <LinksFor permissions={await permissionsOf(deps.db, actor)} language={i18n?.language} />;
}

export function LinksFor({
  permissions,
  language,
}: {
  permissions: readonly Permission[];
  language: string | undefined;
}) {
  return titlesFor(permissions, language).map(({ page, title }) => (
    <a key={page} className="nav__link" href={`/admin${page}`}>
      {title}
    </a>
  ));
}
