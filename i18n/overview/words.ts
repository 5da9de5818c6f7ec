import type { InEveryLanguage } from '../translated.ts';
import { overview as de } from './de.ts';
import { overview as en } from './en.ts';
import { overview as fr } from './fr.ts';
import { overview as ja } from './ja.ts';
import { overview as zh } from './zh.ts';

export const overview = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
