import type { InEveryLanguage } from '../translated.ts';
import { purchase as de } from './de.ts';
import { purchase as en } from './en.ts';
import { purchase as fr } from './fr.ts';
import { purchase as ja } from './ja.ts';
import { purchase as zh } from './zh.ts';

export const purchase = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
