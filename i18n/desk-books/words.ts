import type { InEveryLanguage } from '../translated.ts';
import { deskBooks as de } from './de.ts';
import { deskBooks as en } from './en.ts';
import { deskBooks as fr } from './fr.ts';
import { deskBooks as ja } from './ja.ts';
import { deskBooks as zh } from './zh.ts';

export const deskBooks: InEveryLanguage<typeof en> = { en, de, fr, ja, zh };
