import type { InEveryLanguage } from '../translated.ts';
import { accounts as de } from './de.ts';
import { accounts as en } from './en.ts';
import { accounts as fr } from './fr.ts';
import { accounts as ja } from './ja.ts';
import { accounts as zh } from './zh.ts';

export const accounts = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
