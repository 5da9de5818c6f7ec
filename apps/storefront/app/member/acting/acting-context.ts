import { createContext } from 'react';

/** The member whom staff act as on this page. */
export interface ActingAs {
  email: string;
  /** ISO 8601 */
  until: string;
  /** They asked for something that is closed to them. */
  closed: boolean;
}

/** Undefined if nobody acts. */
export const ActingContext = createContext<ActingAs | undefined>(undefined);
