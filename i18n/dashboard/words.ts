import type { InEveryLanguage } from '../translated.ts';
import { dashboard as de } from './de.ts';
import { dashboard as en } from './en.ts';
import { dashboard as fr } from './fr.ts';
import { dashboard as ja } from './ja.ts';
import { dashboard as zh } from './zh.ts';

export const dashboard = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
