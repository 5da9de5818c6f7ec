import type { InEveryLanguage } from '../translated.ts';
import { refusals as de } from './de.ts';
import { refusals as en } from './en.ts';
import { refusals as fr } from './fr.ts';
import { refusals as ja } from './ja.ts';
import { refusals as zh } from './zh.ts';

export const refusals = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
