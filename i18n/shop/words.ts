import type { InEveryLanguage } from '../translated.ts';
import { shop as de } from './de.ts';
import { shop as en } from './en.ts';
import { shop as fr } from './fr.ts';
import { shop as ja } from './ja.ts';
import { shop as zh } from './zh.ts';

export const shop = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
