import type { AccountsMailDeps } from '../accounts/deps.ts';
import type { Holding } from './holding.ts';

/** What the parts of the register are asked through; all modules are there by the time it is called. */
export interface RegisterDeps {
  holdings(): readonly Holding[];
}

/** What the jobs need. */
export type PrivacyMailDeps = AccountsMailDeps & RegisterDeps;
