import { halfIn } from '@spindle/content/staff/second-factor-gate.ts';
import { mayAct } from '@spindle/domain/staff/may-act.ts';
import { readStaffFactor, staffDoor } from '@spindle/domain/staff/second-factor/staff-factor.ts';
import { staffWithFactor } from '@spindle/domain/staff/second-factor/staff-with-factor.ts';
import { headers } from 'next/headers';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../brand/Frame.tsx';
import { deskMoments } from '../desk/desk-moments.ts';
import { deskWords } from '../desk/desk-words.ts';
import { typedFields } from '../desk/forms/typed-fields.ts';
import { orNoAnswer } from '../desk/or-no-answer.tsx';
import { staffActor } from '../desk/staff-actor.ts';
import { settings } from '../settings.ts';
import { Colleagues } from './Colleagues.tsx';
import { FactorForms } from './FactorForms.tsx';
import { factorDeps } from './factor-deps.ts';
import '../desk/desk.css';

/** The second step of the log-in to the back office, and the page where staff set up their second factor. */
export async function SecondFactor(view: AdminViewServerProps) {
  return orNoAnswer(view.i18n?.language, () => factorPage(view));
}

async function factorPage(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const said = words.secondFactor;
  const { payload } = view;
  const half = await halfIn(payload, await headers());
  if (!half) {
    return (
      <main className="desk desk-alone">
        <p>
          <a href="/admin/login">{words.logIn}</a>
        </p>
      </main>
    );
  }
  const deps = await factorDeps();
  const format = await deskMoments(deps.db, view.i18n?.language);
  const [door, factor] = [await staffDoor(deps, half), await readStaffFactor(deps, half)];
  const actor = staffActor(half.user);
  const { problem = '', done, redirect = '' } = typedFields(view.searchParams);
  const problems: Readonly<Record<string, string>> = said.problems;
  const isOpen = door === 'open';
  const keepsRoles = isOpen && (await mayAct(deps.db, actor, 'roles'));
  const colleagues = keepsRoles ? await staffList(payload) : [];
  const content = (
    <div className={`desk ${isOpen ? 'gutter--left gutter--right' : 'desk-alone'}`}>
      <h1>{said.title}</h1>
      {done && <p role="status">{said.ended}</p>}
      {problem && <p role="alert">{problems[problem] ?? words.problems.failed}</p>}
      <FactorForms
        {...{ door, factor, words, format, redirect }}
        shopName={settings().shopName}
        email={actor.kind === 'staff' ? actor.email : ''}
        language={view.i18n?.language ?? 'en'}
        isRequired={deps.staffTwoFactor === 'required'}
      />
      {keepsRoles && (
        <Colleagues
          colleagues={colleagues.filter(({ id }) => id !== half.staffId)}
          on={await staffWithFactor(deps.db)}
          language={view.i18n?.language ?? 'en'}
          words={words}
        />
      )}
    </div>
  );
  return isOpen ? (
    <Frame view={view} title={said.title}>
      {content}
    </Frame>
  ) : (
    <main>{content}</main>
  );
}

async function staffList(payload: AdminViewServerProps['payload']) {
  const { docs } = await payload.find({ collection: 'staff', limit: 500, depth: 0, sort: 'email' });
  return docs.map((doc) => ({ id: String(doc.id), email: String((doc as { email?: unknown }).email) }));
}
