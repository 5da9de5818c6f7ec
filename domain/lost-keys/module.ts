import type { Module } from '../module.ts';
import { lostKeysJobs } from './jobs.ts';
import type { KeysMailDeps } from './send-keys-mail.tsx';

export function lostKeysModule(deps: KeysMailDeps): Module {
  return { jobs: lostKeysJobs(deps) };
}
