import type { InEveryLanguage } from '../translated.ts';
import { drawings as de } from './de.ts';
import { drawings as en } from './en.ts';
import { drawings as fr } from './fr.ts';
import { drawings as ja } from './ja.ts';
import { drawings as zh } from './zh.ts';

export const drawings = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
