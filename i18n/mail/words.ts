import type { InEveryLanguage } from '../translated.ts';
import { mail as de } from './de.ts';
import { mail as en } from './en.ts';
import { mail as fr } from './fr.ts';
import { mail as ja } from './ja.ts';
import { mail as zh } from './zh.ts';

export const mail = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
