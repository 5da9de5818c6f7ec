import type { InEveryLanguage } from '../translated.ts';
import { security as de } from './de.ts';
import { security as en } from './en.ts';
import { security as fr } from './fr.ts';
import { security as ja } from './ja.ts';
import { security as zh } from './zh.ts';

export const security = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
