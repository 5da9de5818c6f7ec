import { fieldWords as de } from './de.ts';
import { fieldWords as fr } from './fr.ts';
import { fieldWords as ja } from './ja.ts';
import { fieldWords as zh } from './zh.ts';

export type FieldText = keyof typeof de;

export const fieldWords = { de, fr, ja, zh } satisfies Record<string, Readonly<Record<FieldText, string>>>;
