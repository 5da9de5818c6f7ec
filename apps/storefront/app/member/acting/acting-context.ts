import { createContext } from 'react';

/** As whom staff act on this page. */
export interface ActingAs {
  email: string;
  /** ISO 8601 */
  until: string;
  /** They asked for something that is closed to them. */
  closed: boolean;
}

/** Undefined for everybody else. */
export const ActingContext = createContext<ActingAs | undefined>(undefined);
