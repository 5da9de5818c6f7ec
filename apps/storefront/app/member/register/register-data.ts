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
  back: string | undefined;
  /** Whether Google can let somebody in. */
  google: boolean;
}
