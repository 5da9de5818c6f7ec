import type { InEveryLanguage } from '../translated.ts';
import { offer as de } from './de.ts';
import { offer as en } from './en.ts';
import { offer as fr } from './fr.ts';
import { offer as ja } from './ja.ts';
import { offer as zh } from './zh.ts';

export const offer = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
