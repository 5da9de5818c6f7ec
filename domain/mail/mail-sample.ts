import type { ReactElement } from 'react';

/** A mail as somebody could get it, for tests and for the preview pages of the sandbox. */
export interface MailSample {
  /** Stands in addresses. */
  name: string;
  mail: ReactElement;
  /** What it wants of its reader: to press a button, to type a code, or no more than to be kept. */
  asks: 'button' | 'code' | 'nothing';
}
