import type { InEveryLanguage } from '../translated.ts';
import { deskSubscriptions as de } from './de.ts';
import { deskSubscriptions as en } from './en.ts';
import { deskSubscriptions as fr } from './fr.ts';
import { deskSubscriptions as ja } from './ja.ts';
import { deskSubscriptions as zh } from './zh.ts';

export const deskSubscriptions: InEveryLanguage<typeof en> = { en, de, fr, ja, zh };
