import { TERMS } from '@spindle/platform/licence-types.ts';

/** What a subscription can be changed to: another term, or a lifetime licence, which ends the subscription. */
export const SWITCHES = [...TERMS, 'LFT'] as const;
export type SwitchTo = (typeof SWITCHES)[number];
