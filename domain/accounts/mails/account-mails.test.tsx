import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail.ts';
import { CodeMail } from './CodeMail.tsx';
import { KnownAddressMail } from './KnownAddressMail.tsx';
import { MovedMail } from './MovedMail.tsx';
import { NOTICES, NoticeMail } from './NoticeMail.tsx';
import { PasswordMail } from './PasswordMail.tsx';
import { SignInLinkMail } from './SignInLinkMail.tsx';
import { SignInMail } from './SignInMail.tsx';

describe.each(ALL_LOCALES)('in %s', (locale) => {
  const about = { locale, home: `https://shop.test/${locale}`, minutes: 15 };
  const passwordLink = 'https://shop.test/member?a=reset_password&token=t';
  const known = { email: 'ada@example.test', passwordLink };

  test.each<[string, ReactElement, number]>([
    ['a code', <CodeMail key="code" {...about} code="481516" purpose="registration" />, 0],
    ['a code for a member', <CodeMail key="member" {...about} code="481516" purpose="member" />, 0],
    ['a code for an address', <CodeMail key="address" {...about} code="481516" purpose="address" />, 0],
    [
      'an address that is known',
      <KnownAddressMail
        key="known"
        {...about}
        {...known}
        purpose="registration"
        logInLink="https://shop.test/member?a=login"
      />,
      1,
    ],
    [
      'a link that logs in',
      <SignInLinkMail key="link" {...about} email={known.email} signInLink={passwordLink} />,
      1,
    ],
    ['a new password', <PasswordMail key="reset" {...about} {...known} kind="reset" />, 1],
    [
      'an address that another account wants',
      <KnownAddressMail
        key="wanted"
        {...about}
        {...known}
        purpose="address"
        logInLink="https://shop.test/member?a=login"
      />,
      1,
    ],
    [
      'an account that has moved',
      <MovedMail
        key="moved"
        {...about}
        email="ada@other.test"
        date="12 November 2026"
        days={14}
        revertLink="https://shop.test/member?a=revert_address&token=t"
      />,
      1,
    ],
    [
      'a new device',
      <SignInMail
        key="sign-in"
        {...about}
        device="Firefox on Linux"
        place="France"
        moment="22 November 2026 at 12:00 UTC"
        days={14}
        notMeLink="https://shop.test/member?a=not_me&token=t"
      />,
      1,
    ],
    ...NOTICES.map(
      (what) =>
        [
          what,
          <NoticeMail
            key={what}
            {...about}
            what={what}
            date="12 November 2026"
            passwordLink={passwordLink}
          />,
          1,
        ] satisfies [string, ReactElement, number],
    ),
    [
      'a notice that is denied',
      <NoticeMail
        key="denied"
        {...about}
        what="two_factor_on"
        date="12 November 2026"
        passwordLink={passwordLink}
        notMe={{ link: 'https://shop.test/member?a=not_me&token=t', days: 14 }}
      />,
      1,
    ],
    ['the first password', <PasswordMail key="set" {...about} {...known} kind="set" />, 1],
  ])('the mail of %s asks for one thing at most', async (_of, mail, buttons) => {
    const { html, text } = await renderMail(mail);
    expect(html.split('class="mail-button"')).toHaveLength(buttons + 1);
    expect(html).toContain(`href="${about.home}"`);
    // A message that is missing shows up as its path, a value as its name in braces.
    expect(text).not.toMatch(/account\.\w+|\{\w+\}/);
  });
});
