import type { Config } from '@spindle/platform/config.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { AccountsMailDeps } from '../accounts/deps.ts';
import type { ErasurePart, Holding } from './holding.ts';

/** What the parts of the register are asked through; all modules are there by the time it is called. */
export interface RegisterDeps {
  holdings(): readonly Holding[];
  erasures(): readonly ErasurePart[];
}

/** What the jobs need. */
export type PrivacyMailDeps = AccountsMailDeps &
  RegisterDeps & { jobs: Jobs; limits: Limits; config: Pick<Config, 'retentionYears'> };
