import type { InEveryLanguage } from '../translated.ts';
import { deskPrices as de } from './de.ts';
import { deskPrices as en } from './en.ts';
import { deskPrices as fr } from './fr.ts';
import { deskPrices as ja } from './ja.ts';
import { deskPrices as zh } from './zh.ts';

export const deskPrices: InEveryLanguage<typeof en> = { en, de, fr, ja, zh };
