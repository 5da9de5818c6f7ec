import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Module } from '../module.ts';
import { licencesHttp } from './http.ts';

export function licencesModule(deps: { db: Db; clock: Clock }): Module {
  return { http: licencesHttp(deps) };
}
