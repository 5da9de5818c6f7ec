import type { InEveryLanguage } from '../translated.ts';
import { cookies as de } from './de.ts';
import { cookies as en } from './en.ts';
import { cookies as fr } from './fr.ts';
import { cookies as ja } from './ja.ts';
import { cookies as zh } from './zh.ts';

export const cookies = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
