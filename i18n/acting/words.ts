import type { InEveryLanguage } from '../translated.ts';
import { acting as de } from './de.ts';
import { acting as en } from './en.ts';
import { acting as fr } from './fr.ts';
import { acting as ja } from './ja.ts';
import { acting as zh } from './zh.ts';

export const acting = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
