import type { Db } from '@spindle/platform/database.ts';
import type { Module } from '../module.ts';
import { pricingHttp } from './http.ts';

export function pricingModule(deps: { db: Db }): Module {
  return { http: pricingHttp(deps) };
}
