import type { InEveryLanguage } from '../translated.ts';
import { deskSales as de } from './de.ts';
import { deskSales as en } from './en.ts';
import { deskSales as fr } from './fr.ts';
import { deskSales as ja } from './ja.ts';
import { deskSales as zh } from './zh.ts';

export const deskSales: InEveryLanguage<typeof en> = { en, de, fr, ja, zh };
