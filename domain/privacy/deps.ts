import type { Config } from '@spindle/platform/config.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { AccountsMailDeps } from '../accounts/deps.ts';
import type { ErasurePart, Holding } from './holding.ts';

/** Access to the parts of the register; functions, because not all modules exist before the first call. */
export interface RegisterDeps {
  holdings(): readonly Holding[];
  erasures(): readonly ErasurePart[];
}

/** What the jobs depend on. */
export type PrivacyMailDeps = AccountsMailDeps &
  RegisterDeps & { jobs: Jobs; limits: Limits; config: Pick<Config, 'retentionYears'> };
