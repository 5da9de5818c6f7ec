import type { InEveryLanguage } from '../translated.ts';
import { profile as de } from './de.ts';
import { profile as en } from './en.ts';
import { profile as fr } from './fr.ts';
import { profile as ja } from './ja.ts';
import { profile as zh } from './zh.ts';

export const profile = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
