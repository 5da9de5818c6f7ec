import type { Module } from '../module.ts';
import { membersHolds } from './holds.ts';

export function membersModule(): Module {
  return { holds: membersHolds };
}
