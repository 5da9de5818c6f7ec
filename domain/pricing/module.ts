import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Module } from '../module.ts';
import { pricingHolds } from './holds.ts';
import { pricingHttp } from './http.ts';

export function pricingModule(deps: { db: Db; clock: Clock; limits: Limits }): Module {
  return { http: pricingHttp(deps), holds: pricingHolds };
}
