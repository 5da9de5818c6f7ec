import type { InEveryLanguage } from '../translated.ts';
import { errors as de } from './de.ts';
import { errors as en } from './en.ts';
import { errors as fr } from './fr.ts';
import { errors as ja } from './ja.ts';
import { errors as zh } from './zh.ts';

export const errors = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
