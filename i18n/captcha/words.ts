import type { InEveryLanguage } from '../translated.ts';
import { captcha as de } from './de.ts';
import { captcha as en } from './en.ts';
import { captcha as fr } from './fr.ts';
import { captcha as ja } from './ja.ts';
import { captcha as zh } from './zh.ts';

export const captcha = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
