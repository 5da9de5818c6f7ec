import type { InEveryLanguage } from '../translated.ts';
import { deskReleases as de } from './de.ts';
import { deskReleases as en } from './en.ts';
import { deskReleases as fr } from './fr.ts';
import { deskReleases as ja } from './ja.ts';
import { deskReleases as zh } from './zh.ts';

export const deskReleases: InEveryLanguage<typeof en> = { en, de, fr, ja, zh };
