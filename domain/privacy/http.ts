import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { accountsErrors } from '../accounts/errors.ts';
import { backendRouter, commonErrors, createRoute, failures, refuse, z } from '../backend-api/envelope.ts';
import { requireMember } from '../backend-api/require-member.ts';
import { fetchExport } from './fetch-export.ts';

const { factor_required } = accountsErrors;

const exportRoute = createRoute({
  method: 'get',
  path: '/member/export',
  tags: ['accounts'],
  summary: 'The archive of everything that the shop holds of the member',
  description: 'Their own alone, while it can be fetched, and with a factor of the last ten minutes.',
  responses: {
    200: {
      description: 'JSON and CSV in a ZIP',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...failures({ ...commonErrors, factor_required }),
  },
});

/** Calls about a member's data. */
export function privacyHttp(deps: { db: Db; clock: Clock }) {
  return backendRouter().openapi(exportRoute, async (c) => {
    const viewer = requireMember(c);
    if (viewer instanceof Response) return viewer;
    const fetched = await fetchExport(deps, viewer);
    if (!fetched.ok) return refuse(c, { ...commonErrors, factor_required }, fetched.error);
    return c.body(new Uint8Array(fetched.archive), 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="spindle-data.zip"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });
}
