import type { EndTimes } from '@spindle/platform/connections.ts';

/** How long a stop may take, in ms: whatever time the connections leave of it is used to store events. */
export const STOP_TIME = 4_500;

export const END_TIMES: EndTimes = { idle: 2_000, answer: 3_500, all: 4_000 };
