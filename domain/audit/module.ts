import type { Module } from '../module.ts';
import { eraseFromAudit } from './erase-from-audit.ts';
import { auditHolds } from './holds.ts';

/** Only what it holds: entries are written by the use cases that they are of. */
export function auditModule(): Module {
  return { holds: auditHolds, erasure: { erase: eraseFromAudit } };
}
