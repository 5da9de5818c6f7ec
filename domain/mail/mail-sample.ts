import type { ReactElement } from 'react';

/** An example of a mail, for tests and for the sandbox's preview pages. */
export interface MailSample {
  /** Part of the preview page's address. */
  name: string;
  mail: ReactElement;
  /** What the mail wants from its reader: to press a button, to type a code, or just to keep it. */
  asks: 'button' | 'code' | 'nothing';
}
