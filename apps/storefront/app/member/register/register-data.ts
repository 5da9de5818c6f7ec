/** What the three steps of the registration show. */
export interface RegisterData {
  section: 'register';
  step: 1 | 2 | 3;
  /** The address to be registered; from step 2 on. */
  email: string;
  /** How long a code is valid, in minutes. */
  minutes: number;
  /** The mail was sent once more: with the same code, or with a new one. */
  sent: 'again' | 'new' | undefined;
  /** Why a code that was right no longer makes the account. */
  problem: 'code_wrong' | 'code_spent' | undefined;
  back: string | undefined;
  /** Whether one can register with Google. */
  google: boolean;
}
