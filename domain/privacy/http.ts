import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Context } from 'hono';
import { accountsErrors } from '../accounts/errors.ts';
import {
  type BackendEnv,
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  refuse,
  z,
} from '../backend-api/envelope.ts';
import { requireMember } from '../backend-api/require-member.ts';
import { fetchByLink } from './blocked/act-by-link.ts';
import { fetchExport } from './fetch-export.ts';

const { factor_required, link_ended, second_factor_wanted } = accountsErrors;
const errors = { ...commonErrors, factor_required, link_ended, second_factor_wanted };

const exportRoute = createRoute({
  method: 'get',
  path: '/member/export',
  tags: ['accounts'],
  summary: 'The archive of everything that the shop holds of the member',
  description:
    'Their own alone, while it can be fetched, and with a factor of the last ten minutes; or, of a member whom staff have blocked, by the mailed link to their data.',
  request: {
    query: z.object({
      token: z.string().min(1).max(128).optional().openapi({ description: 'Of the mailed link.' }),
    }),
  },
  responses: {
    200: {
      description: 'JSON and CSV in a ZIP',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...failures(errors),
  },
});

/** Calls about a member's data. */
export function privacyHttp(deps: { db: Db; clock: Clock; limits: Limits }) {
  return backendRouter().openapi(exportRoute, async (c) => {
    const { token } = c.req.valid('query');
    if (token !== undefined) {
      const followed = await fetchByLink(deps, { token, ip: c.var.ip });
      if (followed.ok) return archive(c, followed.archive);
      const wait = 'retryAfterSeconds' in followed ? followed.retryAfterSeconds : undefined;
      return refuse(c, errors, followed.error, wait);
    }
    const viewer = requireMember(c);
    if (viewer instanceof Response) return viewer;
    const fetched = await fetchExport(deps, viewer);
    if (!fetched.ok) return refuse(c, errors, fetched.error);
    return archive(c, fetched.archive);
  });
}

function archive(c: Context<BackendEnv>, bytes: Buffer) {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="spindle-data.zip"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
}
