import type { messages } from './en/messages.ts';

/** The interface's words. English is the reference: another language that misses a key does not compile. */
export type Messages = typeof messages;

/** The shape of a namespace with any words in it; `errors/de.ts` is `… satisfies Translated<typeof errors>`. */
export type Translated<Namespace> = {
  readonly [Key in keyof Namespace]: Namespace[Key] extends string ? string : Translated<Namespace[Key]>;
};
