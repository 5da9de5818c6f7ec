import type { InEveryLanguage } from '../translated.ts';
import { desk as de } from './de.ts';
import { desk as en } from './en.ts';
import { desk as fr } from './fr.ts';
import { desk as ja } from './ja.ts';
import { desk as zh } from './zh.ts';

export const desk: InEveryLanguage<typeof en> = { en, de, fr, ja, zh };
