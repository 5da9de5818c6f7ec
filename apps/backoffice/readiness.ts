import { answersInTime } from '@spindle/platform/answers-in-time.ts';

/**
 * Answers whether this process should get requests. It is ready once its database has answered for the first time. If the
 * database fails later, another process would be no better off, so the answer stays `ready` and only names what is
 * missing.
 * @param database rejects, or hangs, while content can't be read
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
