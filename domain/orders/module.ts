import type { Db } from '@spindle/platform/database.ts';
import type { Module } from '../module.ts';
import { ordersHttp } from './http.ts';

export function ordersModule(deps: { db: Db }): Module {
  return { http: ordersHttp(deps) };
}
