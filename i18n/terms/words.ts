import type { InEveryLanguage } from '../translated.ts';
import { terms as de } from './de.ts';
import { terms as en } from './en.ts';
import { terms as fr } from './fr.ts';
import { terms as ja } from './ja.ts';
import { terms as zh } from './zh.ts';

export const terms = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
