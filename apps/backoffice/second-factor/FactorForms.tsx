import { totpUri } from '@spindle/domain/accounts/two-factor/totp.ts';
import type { StaffDoor, StaffFactor } from '@spindle/domain/staff/second-factor/staff-factor.ts';
import type { ReactNode } from 'react';
import { type DeskWords, filled } from '../desk/desk-words.ts';
import { DeskField } from '../desk/forms/DeskForm.tsx';
import { OwnPasswordField } from '../desk/forms/OwnPasswordField.tsx';
import { FactorQr } from './FactorQr.tsx';

const ACTION = '/desk/second-factor';

/** The forms of the second factor: what this session is asked for, or what it can change. */
export function FactorForms({
  door,
  factor,
  shopName,
  email,
  isRequired,
  redirect,
  language,
  words: { secondFactor: said },
  format,
}: {
  door: StaffDoor;
  factor: StaffFactor;
  /** The shop's name in the authenticator app. */
  shopName: string;
  /** The account's name in the authenticator app. */
  email: string;
  isRequired: boolean;
  /** The page to show afterwards. */
  redirect: string;
  /** The page's language, by the back office's name for it. */
  language: string;
  words: DeskWords;
  format(time: Date): string;
}) {
  if (door === 'code') {
    return (
      <>
        <FactorForm step="give" redirect={redirect} about={said.giveAbout} button={said.give}>
          <CodeField label={said.code} help={said.codeHelp} />
        </FactorForm>
        <Leave label={said.leave} />
      </>
    );
  }
  if (factor.state === 'on') {
    return (
      <>
        <p>{filled(said.on, { date: format(factor.since), count: String(factor.recoveryCodes) })}</p>
        {isRequired ? (
          <p>{said.required}</p>
        ) : (
          <FactorForm step="end" about={said.endAbout} button={said.end}>
            <CodeField label={said.code} help={said.codeHelp} />
          </FactorForm>
        )}
      </>
    );
  }
  return (
    <>
      <p>{door === 'enrol' ? said.enrolAbout : said.offAbout}</p>
      {factor.state === 'off' ? (
        <FactorForm step="start" redirect={redirect} button={said.start} />
      ) : (
        <FactorForm step="confirm" {...{ redirect, language }} about={said.scan} button={said.confirm}>
          <FactorQr text={totpUri(factor.secret, shopName, email)} label={said.qr} />
          <p>
            {said.byHand}{' '}
            <code className="desk-secret">{factor.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
          </p>
          <CodeField label={said.code} help={said.firstCodeHelp} />
          <OwnPasswordField words={said} />
        </FactorForm>
      )}
      {door === 'enrol' && <Leave label={said.leave} />}
    </>
  );
}

function FactorForm({
  step,
  about,
  button,
  redirect = '',
  language = '',
  children,
}: {
  step: string;
  about?: string;
  button: string;
  redirect?: string;
  /** The language of the answer, if that is a page of its own. */
  language?: string;
  children?: ReactNode;
}) {
  return (
    <form className="desk-form" method="post" action={ACTION}>
      <input type="hidden" name="step" value={step} />
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      {language && <input type="hidden" name="lang" value={language} />}
      {about && <p>{about}</p>}
      {children}
      <p className="desk-buttons">
        <button type="submit">{button}</button>
      </p>
    </form>
  );
}

function CodeField({ label, help }: { label: string; help: string }) {
  return <DeskField name="code" label={label} help={help} value="" required maxLength={32} />;
}

/** Back to the log-in, to log in as somebody else. */
function Leave({ label }: { label: string }) {
  return (
    <form method="post" action={ACTION}>
      <input type="hidden" name="step" value="leave" />
      <button type="submit">{label}</button>
    </form>
  );
}
