import type { Module } from '../module.ts';
import { type PayRatiosDeps, payRatiosHttp } from './http.ts';

export function payRatiosModule(deps: PayRatiosDeps): Module {
  return { http: payRatiosHttp(deps) };
}
