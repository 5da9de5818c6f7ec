import type { InEveryLanguage } from '../translated.ts';
import { search as de } from './de.ts';
import { search as en } from './en.ts';
import { search as fr } from './fr.ts';
import { search as ja } from './ja.ts';
import { search as zh } from './zh.ts';

export const search = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
