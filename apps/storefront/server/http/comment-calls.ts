import {
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  success,
  z,
} from '@spindle/domain/backend-api/envelope.ts';
import type { Services } from '../services.ts';
import { original, refreshing, refusedRead } from './refreshing.ts';

const PAGE_SIZE = 20;

const listRoute = createRoute({
  method: 'get',
  path: '/comments',
  tags: ['comments'],
  summary: 'What readers say about a page, newest first',
  request: {
    query: z.object({
      path: z
        .string()
        .regex(/^\/[^\s?#]{0,200}$/)
        .openapi({ description: 'The page’s path without language prefix.', example: '/dvd-capacity' }),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      _original: original,
    }),
  },
  responses: {
    200: {
      description: 'Comments in the language of the call that somebody has approved',
      content: {
        'application/json': {
          schema: success(
            z.object({
              items: z.array(
                z
                  .object({
                    id: z.number(),
                    author: z.string(),
                    text: z.string(),
                    written_at: z.string(),
                    reply: z
                      .object({ author: z.string(), text: z.string(), replied_at: z.string() })
                      .nullable(),
                  })
                  .openapi('Comment'),
              ),
              page: z.int(),
              pages: z.int(),
              total: z.int(),
            }),
          ),
        },
      },
    },
    ...failures(commonErrors),
  },
});

/** Calls about comments; the same documents are at `/api/cms/comments`. */
export function commentCalls({ content, limits }: Pick<Services, 'content' | 'limits'>) {
  return backendRouter().openapi(listRoute, async (c) => {
    const { locale } = c.var;
    const { path, page, _original } = c.req.valid('query');
    const refresh = await refreshing(c, limits, _original);
    if (refresh instanceof Response) return refresh;
    const isKept = page === 1 && (await content.address(path, { locale }));
    const tooMany = isKept ? undefined : await refusedRead(c, limits);
    if (tooMany) return tooMany;
    const { items, total } = await content.list('comments', {
      locale,
      where: { path, locale },
      sort: [{ field: 'writtenAt', descending: true }],
      page: { number: page, size: PAGE_SIZE },
      refresh,
    });
    const data = {
      items: items.map(({ id, author, text, writtenAt, reply }) => ({
        id,
        author,
        text,
        written_at: writtenAt,
        reply: reply ? { author: reply.author, text: reply.text, replied_at: reply.repliedAt } : null,
      })),
      page,
      pages: Math.ceil(total / PAGE_SIZE),
      total,
    };
    return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
  });
}
