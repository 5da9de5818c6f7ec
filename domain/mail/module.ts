import type { Module } from '../module.ts';
import { mailHolds } from './holds.ts';

/** Only contributes its tables to the register: each mail is sent by the module that it belongs to. */
export function mailModule(): Module {
  return { holds: mailHolds };
}
