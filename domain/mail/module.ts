import type { Module } from '../module.ts';
import { mailHolds } from './holds.ts';

/** Only what it holds: mails are sent by the modules that they are of. */
export function mailModule(): Module {
  return { holds: mailHolds };
}
