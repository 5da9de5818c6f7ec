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

/** The props that the back office passes to our views. */
export interface DeskViewProps {
  user?: unknown;
  i18n?: { language: string };
  searchParams?: Record<string, string | string[] | undefined>;
}

interface DeskPageProps {
  view: DeskViewProps;
  title: string;
  about?: string;
  /** The permission that the reader needs. */
  permission: Permission;
  may?(actor: Actor, permission: Permission): Promise<boolean>;
  /** The kind of audit entries that belong to this page; linked for those who may see the audit log. */
  audited?: AuditSubject | undefined;
  /** The message after a successful action. @param what the name or code that the action returned */
  done(what: string): string | Promise<string>;
  children(): Promise<ReactNode>;
}

/**
 * What all pages of the desk have in common. Payload shows our views to everybody, so this shows nothing without a
 * log-in, nor to roles without the permission: editors must not see who bought what. While the database does not answer,
 * the page says so.
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
