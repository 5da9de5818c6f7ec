import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Module } from '../module.ts';
import { activationHttp } from './activation/http.ts';
import { memberDevicesHttp } from './activation/member-http.ts';
import type { RenewalLeave } from './activation/usable-licence.ts';
import { licencesHolds } from './holds.ts';
import { licencesHttp } from './http.ts';

export function licencesModule(deps: {
  db: Db;
  clock: Clock;
  limits: Limits;
  config: Config;
  renewalLeave: RenewalLeave;
}): Module {
  const http = licencesHttp(deps);
  http.route('/', activationHttp(deps));
  http.route('/', memberDevicesHttp(deps));
  return { http, holds: licencesHolds };
}
