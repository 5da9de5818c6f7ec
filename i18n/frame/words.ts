import type { InEveryLanguage } from '../translated.ts';
import { frame as de } from './de.ts';
import { frame as en } from './en.ts';
import { frame as fr } from './fr.ts';
import { frame as ja } from './ja.ts';
import { frame as zh } from './zh.ts';

export const frame = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
