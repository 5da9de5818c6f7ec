interface Answered {
  error?: unknown;
}

/** What Payload says where the shop did not answer, or failed; in English, with ids. */
const OF_PAYLOAD = /^Error (?:scheduling|deleting) /;

/**
 * Payload's drawer that schedules looks for errors that are thrown alone: of one that is answered it says that all went well.
 * @param otherwise what is said where nobody knows why
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
