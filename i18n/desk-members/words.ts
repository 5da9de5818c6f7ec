import type { InEveryLanguage } from '../translated.ts';
import { deskMembers as de } from './de.ts';
import { deskMembers as en } from './en.ts';
import { deskMembers as fr } from './fr.ts';
import { deskMembers as ja } from './ja.ts';
import { deskMembers as zh } from './zh.ts';

export const deskMembers: InEveryLanguage<typeof en> = { en, de, fr, ja, zh };
