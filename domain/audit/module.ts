import type { Module } from '../module.ts';
import { eraseFromAudit } from './erase-from-audit.ts';
import { auditHolds } from './holds.ts';

/** Only contributes its table to the register: each entry is written by the use case that it belongs to. */
export function auditModule(): Module {
  return { holds: auditHolds, erasure: { erase: eraseFromAudit } };
}
