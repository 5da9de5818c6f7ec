import type { InEveryLanguage } from '../translated.ts';
import { privacy as de } from './de.ts';
import { privacy as en } from './en.ts';
import { privacy as fr } from './fr.ts';
import { privacy as ja } from './ja.ts';
import { privacy as zh } from './zh.ts';

export const privacy = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
