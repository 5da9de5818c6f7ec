import type { InEveryLanguage } from '../translated.ts';
import { editing as de } from './de.ts';
import { editing as en } from './en.ts';
import { editing as fr } from './fr.ts';
import { editing as ja } from './ja.ts';
import { editing as zh } from './zh.ts';

export const editing = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
