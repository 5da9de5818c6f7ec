import { permissionsOf } from '@spindle/domain/staff/may-act.ts';
import type { Permission } from '@spindle/domain/staff/permission.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { shop } from '../shop.ts';
import { titlesFor } from './desk-titles.ts';
import { staffActor } from './staff-actor.ts';

/**
 * The desk's pages in the back office's own navigation, for those who may see them; none while the database does not answer,
 * which the page itself says.
 */
export async function DeskLinks({ i18n, user }: { i18n?: { language: string }; user?: unknown }) {
  const actor = staffActor(user);
  if (actor.kind !== 'staff') return null;
  try {
    const { deps } = await shop();
    return <LinksFor permissions={await permissionsOf(deps.db, actor)} language={i18n?.language} />;
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    return null;
  }
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
