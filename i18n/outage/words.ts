import type { InEveryLanguage } from '../translated.ts';
import { outage as de } from './de.ts';
import { outage as en } from './en.ts';
import { outage as fr } from './fr.ts';
import { outage as ja } from './ja.ts';
import { outage as zh } from './zh.ts';

export const outage = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
