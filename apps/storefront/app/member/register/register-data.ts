/** What the three steps of the registration show. */
export interface RegisterData {
  section: 'register';
  step: 1 | 2 | 3;
  /** The address that is registered; from step 2 on. */
  email: string;
  /** How long a code works, in minutes. */
  minutes: number;
  /** The mail was asked for once more: with the same code, or with a new one. */
  sent: 'again' | 'new' | undefined;
  /** Why the code that was right does not make the account any more. */
  problem: 'code_wrong' | 'code_spent' | undefined;
  back: string | undefined;
  /** Whether Google can let somebody in. */
  google: boolean;
}
