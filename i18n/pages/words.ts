import type { InEveryLanguage } from '../translated.ts';
import { pages as de } from './de.ts';
import { pages as en } from './en.ts';
import { pages as fr } from './fr.ts';
import { pages as ja } from './ja.ts';
import { pages as zh } from './zh.ts';

export const pages = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
