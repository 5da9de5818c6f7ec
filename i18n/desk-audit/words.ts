import type { InEveryLanguage } from '../translated.ts';
import { deskAudit as de } from './de.ts';
import { deskAudit as en } from './en.ts';
import { deskAudit as fr } from './fr.ts';
import { deskAudit as ja } from './ja.ts';
import { deskAudit as zh } from './zh.ts';

export const deskAudit: InEveryLanguage<typeof en> = { en, de, fr, ja, zh };
