import type { InEveryLanguage } from '../translated.ts';
import { member as de } from './de.ts';
import { member as en } from './en.ts';
import { member as fr } from './fr.ts';
import { member as ja } from './ja.ts';
import { member as zh } from './zh.ts';

export const member = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
