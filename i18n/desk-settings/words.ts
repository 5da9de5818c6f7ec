import type { InEveryLanguage } from '../translated.ts';
import { deskSettings as de } from './de.ts';
import { deskSettings as en } from './en.ts';
import { deskSettings as fr } from './fr.ts';
import { deskSettings as ja } from './ja.ts';
import { deskSettings as zh } from './zh.ts';

export const deskSettings: InEveryLanguage<typeof en> = { en, de, fr, ja, zh };
