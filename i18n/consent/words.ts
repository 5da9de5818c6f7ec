import type { InEveryLanguage } from '../translated.ts';
import { consent as de } from './de.ts';
import { consent as en } from './en.ts';
import { consent as fr } from './fr.ts';
import { consent as ja } from './ja.ts';
import { consent as zh } from './zh.ts';

export const consent = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
