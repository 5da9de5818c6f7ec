import type { InEveryLanguage } from '../translated.ts';
import { orders as de } from './de.ts';
import { orders as en } from './en.ts';
import { orders as fr } from './fr.ts';
import { orders as ja } from './ja.ts';
import { orders as zh } from './zh.ts';

export const orders = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
