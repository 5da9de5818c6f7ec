interface Answered {
  error?: unknown;
}

/** Payload's messages when the shop failed or did not answer: in English, with ids. */
const OF_PAYLOAD = /^Error (?:scheduling|deleting) /;

/**
 * Payload's drawer for scheduling only notices errors that are thrown: if an error is returned, it reports success. This
 * throws returned errors.
 * @param otherwise the message if the reason is unknown
 */
export function scheduleOrThrow<Args extends unknown[]>(
  schedule: (...args: Args) => unknown,
  otherwise: string,
): (...args: Args) => Promise<unknown> {
  return async (...args) => {
    const answer = await schedule(...args);
    const why = (answer as Answered | undefined)?.error;
    if (!why) return answer;
    throw new Error(typeof why === 'string' && !OF_PAYLOAD.test(why) ? why : otherwise);
  };
}
