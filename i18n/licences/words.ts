import type { InEveryLanguage } from '../translated.ts';
import { licences as de } from './de.ts';
import { licences as en } from './en.ts';
import { licences as fr } from './fr.ts';
import { licences as ja } from './ja.ts';
import { licences as zh } from './zh.ts';

export const licences = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
