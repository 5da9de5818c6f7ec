import type { InEveryLanguage } from '../translated.ts';
import { invoice as de } from './de.ts';
import { invoice as en } from './en.ts';
import { invoice as fr } from './fr.ts';
import { invoice as ja } from './ja.ts';
import { invoice as zh } from './zh.ts';

export const invoice = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
