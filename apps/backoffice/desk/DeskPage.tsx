import type { Actor } from '@spindle/domain/actor.ts';
import type { AuditSubject } from '@spindle/domain/audit/audit-record.ts';
import { mayAct } from '@spindle/domain/staff/may-act.ts';
import type { Permission } from '@spindle/domain/staff/permission.ts';
import type { ReactNode } from 'react';
import { shop } from '../shop.ts';
import { auditPage } from './audit/subject-page.ts';
import { deskWords } from './desk-words.ts';
import { GUTTER } from './gutter.ts';
import { orNoAnswer } from './or-no-answer.tsx';
import { staffActor } from './staff-actor.ts';
import './desk.css';

/** What the back office hands to a view of ours. */
export interface DeskViewProps {
  user?: unknown;
  i18n?: { language: string };
  searchParams?: Record<string, string | string[] | undefined>;
}

interface DeskPageProps {
  view: DeskViewProps;
  title: string;
  about?: string;
  /** What its reader must be allowed to do. */
  permission: Permission;
  may?(actor: Actor, permission: Permission): Promise<boolean>;
  /** What of the page is in the audit, for whoever may see that. */
  audited?: AuditSubject | undefined;
  /** What is said after an action that was done. */
  done(what: string): string | Promise<string>;
  children(): Promise<ReactNode>;
}

/**
 * What the desk's pages have in common. Views of ours are open to everybody, so it shows nothing without a log-in, nor to
 * other roles: who bought what is not for editors. While the database does not answer it says so.
 */
export async function DeskPage(props: DeskPageProps) {
  return orNoAnswer(props.view.i18n?.language, () => page(props));
}

async function page({
  view: { user, i18n, searchParams },
  title,
  about,
  done,
  permission,
  audited,
  may = mayHere,
  children,
}: DeskPageProps) {
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
      {audited && (await may(actor, 'audit')) && (
        <p>
          <a href={`/admin${auditPage(audited)}`}>{words.audit.link}</a>
        </p>
      )}
    </div>
  );
}

const mayHere = async (actor: Actor, permission: Permission) =>
  mayAct((await shop()).deps.db, actor, permission);
