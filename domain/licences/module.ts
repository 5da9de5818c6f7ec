import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Module } from '../module.ts';
import { activationHttp } from './activation/http.ts';
import { licencesHttp } from './http.ts';

export function licencesModule(deps: { db: Db; clock: Clock; limits: Limits; secret: string }): Module {
  const http = licencesHttp(deps);
  http.route('/', activationHttp(deps));
  return { http };
}
