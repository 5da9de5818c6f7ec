import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';
import { lazy } from 'react';

const Captcha = lazy(async () => ({ default: (await import('./Captcha.tsx')).Captcha }));

/** Where the captcha of a hydrated form stands, if there is one: who is asked for none does not load it. */
export function CaptchaSlot({ captcha }: { captcha: ShownCaptcha | undefined }) {
  return captcha && <Captcha captcha={captcha} />;
}
