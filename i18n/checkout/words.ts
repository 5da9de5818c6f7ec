import type { InEveryLanguage } from '../translated.ts';
import { checkout as de } from './de.ts';
import { checkout as en } from './en.ts';
import { checkout as fr } from './fr.ts';
import { checkout as ja } from './ja.ts';
import { checkout as zh } from './zh.ts';

export const checkout = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
