import { TERMS } from '@spindle/platform/licence-types.ts';

/** What a subscription can be changed to: another term, or a licence that never ends, with which it is over. */
export const SWITCHES = [...TERMS, 'LFT'] as const;
export type SwitchTo = (typeof SWITCHES)[number];
