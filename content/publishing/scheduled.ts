import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { sql } from 'drizzle-orm';
import { type Endpoint, Forbidden } from 'payload';
import { databaseOf } from '../payload/database-of.ts';
import { staff } from '../staff/access.ts';

/** What happens to a document at a time that an editor has chosen. */
export interface Scheduled {
  type: 'publish' | 'unpublish';
  /** By the shop's clock, ISO 8601. */
  at: string;
  /** If only one language is published; absent for all languages. */
  locale?: Locale;
}

/**
 * The schedule of a document, the next entry first. For staff: `GET /api/<collection>/<id>/scheduled`,
 * `/api/globals/<name>/scheduled`. Whoever edits the document has to know it, because its newest draft will be published
 * then.
 */
export function scheduledFor(type: string, kind: 'collection' | 'global'): Endpoint {
  return {
    path: kind === 'collection' ? '/:id/scheduled' : '/scheduled',
    method: 'get',
    handler: async (req) => {
      if (!(await staff({ req }))) throw new Forbidden(req.t);
      const asked =
        kind === 'global'
          ? { global: type }
          : { doc: { relationTo: type, value: String(req.routeParams?.id) } };
      const scheduled = await jobsOf(await databaseOf(req), asked);
      return Response.json({ scheduled });
    },
  };
}

/** @param asked identifies the document in the way its jobs do */
export async function jobsOf(db: Db, asked: object): Promise<Scheduled[]> {
  const { rows } = await db.execute<{
    input: { type?: Scheduled['type']; locale?: Locale };
    at: Date | string;
  }>(sql`
    select input, wait_until as at from cms.payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
      and input @> ${JSON.stringify(asked)}::jsonb
    order by wait_until, id`);
  return rows.map(
    ({ input: { type: wanted = 'publish', locale }, at }): Scheduled => ({
      type: wanted,
      at: new Date(at).toISOString(),
      ...(locale && { locale }),
    }),
  );
}
