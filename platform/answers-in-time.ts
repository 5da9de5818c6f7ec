import { setTimeout as delay } from 'node:timers/promises';

/** Who asks `/readyz` waits 2 s at most. */
export const PROBE_TIME = 1_500;

/** Whether something that a program needs answers while who asks `/readyz` still waits. */
export async function answersInTime(probe: Promise<unknown>, patience = PROBE_TIME): Promise<boolean> {
  const answered = probe.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, delay(patience, false, { ref: false })]);
}
