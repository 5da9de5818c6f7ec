import type { InEveryLanguage } from '../translated.ts';
import { blocks as de } from './de.ts';
import { blocks as en } from './en.ts';
import { blocks as fr } from './fr.ts';
import { blocks as ja } from './ja.ts';
import { blocks as zh } from './zh.ts';

export const blocks = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
