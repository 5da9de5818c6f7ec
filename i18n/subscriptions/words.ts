import type { InEveryLanguage } from '../translated.ts';
import { subscriptions as de } from './de.ts';
import { subscriptions as en } from './en.ts';
import { subscriptions as fr } from './fr.ts';
import { subscriptions as ja } from './ja.ts';
import { subscriptions as zh } from './zh.ts';

export const subscriptions = { en, de, fr, ja, zh } satisfies InEveryLanguage<typeof en>;
