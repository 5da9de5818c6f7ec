import type { Actor } from '@spindle/domain/actor.ts';
import { mayAct } from '@spindle/domain/staff/may-act.ts';
import type { Permission } from '@spindle/domain/staff/permission.ts';
import type { ReactNode } from 'react';
import { shop } from '../shop.ts';
import { deskWords } from './desk-words.ts';
import { staffActor } from './staff-actor.ts';
import './desk.css';

/** The back office's own margins. */
const GUTTER = 'gutter--left gutter--right';

/** What the back office hands to a view of ours. */
export interface DeskViewProps {
  user?: unknown;
  i18n?: { language: string };
  searchParams?: Record<string, string | string[] | undefined>;
}

/**
 * What the desk's pages have in common. Views of ours are open to everybody, so it shows nothing without a log-in, nor to
 * other roles: who bought what is not for editors.
 */
export async function DeskPage({
  view: { user, i18n, searchParams },
  title,
  about,
  done,
  permission,
  may = mayHere,
  children,
}: {
  view: DeskViewProps;
  title: string;
  about?: string;
  /** What its reader must be allowed to do. */
  permission: Permission;
  may?(actor: Actor, permission: Permission): Promise<boolean>;
  /** What is said after an action that was done. */
  done(what: string): string | Promise<string>;
  children(): Promise<ReactNode>;
}) {
  const { words } = deskWords(i18n?.language);
  const actor = staffActor(user);
  if (actor.kind !== 'staff') {
    return (
      <div className={GUTTER}>
        <p>
          <a href="/admin/login">{words.logIn}</a>
        </p>
      </div>
    );
  }
  if (!(await may(actor, permission))) {
    return (
      <div className={GUTTER}>
        <p>{words.notYours}</p>
      </div>
    );
  }
  const problem = words.problems[searchParams?.problem as keyof typeof words.problems];
  return (
    <div className={`desk ${GUTTER}`}>
      <h1>{title}</h1>
      {about && <p>{about}</p>}
      {typeof searchParams?.done === 'string' && <p role="status">{await done(searchParams.done)}</p>}
      {problem && <p role="alert">{problem}</p>}
      {await children()}
    </div>
  );
}

const mayHere = async (actor: Actor, permission: Permission) =>
  mayAct((await shop()).deps.db, actor, permission);
