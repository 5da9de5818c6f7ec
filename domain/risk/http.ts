import type { Limit, Limits } from '@spindle/platform/limits.ts';
import {
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  refuse,
  success,
  writeBody,
  written,
  z,
} from '../backend-api/envelope.ts';
import { estimateRisk, type RiskDeps } from './estimate-risk.ts';
import { RISK_REASONS } from './risk.ts';

/** A checkout asks once or twice; whoever asks more often is trying out what passes. */
const ASKED_BY_IP: Limit = { name: 'risk', points: 20, seconds: 600 };

const route = createRoute({
  method: 'post',
  path: '/pre',
  tags: ['orders'],
  summary: 'What speaks against an order, before it is placed',
  description: 'A score with its reasons, no verdict: what follows from it is for the shop to say.',
  request: {
    body: writeBody(
      z.looseObject({
        email: z.string().max(254).pipe(z.email()).optional(),
        country: z
          .string()
          .regex(/^[A-Za-z]{2}$/)
          .optional()
          .openapi({ description: 'As the buyer says, ISO 3166.' }),
      }),
    ),
  },
  responses: {
    200: {
      description: 'As the order would be assessed now',
      content: {
        'application/json': {
          schema: success(
            z.object({ score: z.int().min(0).max(100), reasons: z.array(z.enum(RISK_REASONS)) }),
          ),
        },
      },
    },
    ...failures(commonErrors),
  },
});

export function riskHttp(deps: RiskDeps & { limits: Limits }) {
  const app = backendRouter();
  app.openapi(route, async (c) => {
    const { viewer, ip } = c.var;
    const allowed = await deps.limits.take(ASKED_BY_IP, { ip });
    if (!allowed.ok) return refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
    const { email = '', country } = written(c);
    const isTheirs = viewer.kind === 'member';
    const buyer = {
      ...{ email: isTheirs ? viewer.email : email.toLowerCase(), ip },
      ...{ stated: country?.toUpperCase(), network: c.var.country },
    };
    const { score, reasons } = await estimateRisk(deps, buyer, { isTheirs });
    return c.json({ cscode: 0 as const, msg: '' as const, data: { score, reasons: [...reasons] } }, 200);
  });
  return app;
}
