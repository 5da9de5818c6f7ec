import { CHALLENGE_MINUTES } from '@spindle/domain/captcha/captcha.ts';
import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';
import { useEffect } from 'react';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import styles from './captcha.css?url';

/** The picture's size, see domain/captcha/draw-code.ts. */
const PICTURE = { width: 240, height: 80 };

/**
 * The captcha of a form. It works without script: the code of a picture is typed, or a code that was mailed to those who
 * can't read it. With script, `spindle-captcha` has the browser prove itself, and the code is hidden.
 */
export function Captcha({ captcha }: { captcha: ShownCaptcha }) {
  const { purpose, session, timestamp, way, siteKey } = captcha;
  const words = useWords('captcha');
  const id = `captcha-${purpose}`;
  const isMailed = way === 'mail';
  useEffect(() => {
    // If the script does not load, the code can still be typed.
    import('../enhance/spindle-captcha.ts').catch(() => {});
  }, []);
  return (
    // Each challenge gets a new element: what the browser has worked out for the last one is worth nothing.
    <spindle-captcha
      key={session}
      class="captcha"
      data-purpose={purpose}
      data-way={way}
      data-site-key={siteKey}
      data-working={words('working')}
      data-done={words('done')}
      data-expired={words('expired')}
      data-ready={words('ready')}
    >
      <Stylesheet href={styles} />
      {/* For the Enter key, which presses the form's first button: it must not ask for another picture. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <div className="captcha-auto">
        <p role="status" data-status="" />
        <button type="button" className="link" data-type-instead="">
          {words('typeInstead')}
        </button>
      </div>
      <input type="hidden" name="recaptcha" disabled data-answer="" />
      <div className="captcha-code">
        <input type="hidden" name="captcha_session" value={session} />
        {!isMailed && (
          <img
            src={`/backend/seccode?${new URLSearchParams({ session, timestamp: String(timestamp) })}`}
            alt={words('picture')}
            {...PICTURE}
          />
        )}
        <Field
          id={id}
          label={words(isMailed ? 'mailed' : 'code')}
          hint={isMailed ? words('mailHint', { minutes: CHALLENGE_MINUTES }) : words('pictureHint')}
        >
          <Input
            name="recaptcha"
            className="input-code"
            mono
            autoComplete={isMailed ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            inputMode={isMailed ? 'numeric' : 'text'}
            maxLength={32}
            aria-required="true"
            autoFocus={isMailed}
          />
        </Field>
        <div className="captcha-ways">
          <button type="submit" name="captcha_way" value="picture" formNoValidate className="link">
            {words('another')}
          </button>
          <button type="submit" name="captcha_way" value="mail" formNoValidate className="link">
            {words(isMailed ? 'mailAgain' : 'mailInstead')}
          </button>
        </div>
      </div>
      {siteKey && !isMailed && <GoogleText />}
    </spindle-captcha>
  );
}

/** The text that Google requires where its badge is not shown. */
function GoogleText() {
  const words = useWords('captcha');
  const text = words('google', { privacy: '\n', terms: '\n' });
  // Every language names the privacy policy first.
  const [before, between, after] = text.split('\n');
  return (
    <p className="captcha-google text-small text-muted">
      {before}
      <a className="link" href="https://policies.google.com/privacy">
        {words('googlePrivacy')}
      </a>
      {between}
      <a className="link" href="https://policies.google.com/terms">
        {words('googleTerms')}
      </a>
      {after}
    </p>
  );
}
