import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';
import { lazy } from 'react';

const Captcha = lazy(async () => ({ default: (await import('./Captcha.tsx')).Captcha }));

/** The place of a hydrated form's captcha, whose code is loaded only if there is one. */
export function CaptchaSlot({ captcha }: { captcha: ShownCaptcha | undefined }) {
  return captcha && <Captcha captcha={captcha} />;
}
