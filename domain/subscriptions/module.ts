import type { Clock } from '@spindle/platform/clock.ts';
import type { Module } from '../module.ts';
import { startSubscriptions } from './start-subscriptions.ts';

export function subscriptionsModule(deps: { clock: Clock }): Module {
  return { fulfilled: (tx, order) => startSubscriptions(deps, tx, order) };
}
