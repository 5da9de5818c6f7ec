import type { InEveryLanguage } from '../translated.ts';
import { deskFraud as de } from './de.ts';
import { deskFraud as en } from './en.ts';
import { deskFraud as fr } from './fr.ts';
import { deskFraud as ja } from './ja.ts';
import { deskFraud as zh } from './zh.ts';

export const deskFraud: InEveryLanguage<typeof en> = { en, de, fr, ja, zh };
