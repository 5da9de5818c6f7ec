import { answersInTime } from '@spindle/platform/answers-in-time.ts';

/**
 * Answers whether this process should be given requests. It has started once its database has answered; from
 * then on it works as well as another would without that, so it says only what is missing.
 * `database` rejects, or hangs, while content can't be read.
 */
export function readiness(
  { database, isDraining }: { database(): Promise<unknown>; isDraining(): boolean },
  patience?: number,
): () => Promise<Response> {
  let started = false;
  const headers = { 'cache-control': 'no-store' };
  return async () => {
    if (isDraining()) return Response.json({ status: 'draining' }, { status: 503, headers });
    const answers = await answersInTime(database(), patience);
    started ||= answers;
    if (!started) return Response.json({ status: 'starting' }, { status: 503, headers });
    return Response.json({ status: 'ready', missing: answers ? [] : ['database'] }, { headers });
  };
}
