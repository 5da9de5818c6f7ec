import { setTimeout as delay } from 'node:timers/promises';

/** In ms. Whoever asks `/readyz` waits for at most 2 s. */
export const PROBE_TIME = 1_500;

/** Whether a dependency of the program answers while the caller of `/readyz` is still waiting. */
export async function answersInTime(probe: Promise<unknown>, patience = PROBE_TIME): Promise<boolean> {
  const answered = probe.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, delay(patience, false, { ref: false })]);
}
