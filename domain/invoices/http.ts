import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import {
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  refuse,
  success,
  z,
} from '../backend-api/envelope.ts';
import { requireMember } from '../backend-api/require-member.ts';
import { ordersOfMember } from '../orders/orders-of-member.ts';
import { invoiceErrors } from './errors.ts';
import { INVOICE_KINDS } from './invoice.ts';
import { formatsOf, INVOICE_FILES, INVOICE_FORMATS } from './invoice-format.ts';
import { invoicesOfOrders } from './invoices-of-orders.ts';
import { readInvoiceFile } from './read-invoice-file.ts';

export interface InvoicesHttpDeps {
  db: Db;
  jobs: Jobs;
  clock: Clock;
  /** `deriveKey(secret, 'checkout-access')` */
  accessKey: Buffer;
}

/** When to retry if a document is still being made, in seconds. */
const RETRY_SECONDS = 5;

const invoice = z
  .object({
    number: z.string(),
    kind: z.enum(INVOICE_KINDS),
    order_number: z.string(),
    issued_on: z.iso.date().openapi({ description: 'A day of the seller’s.' }),
    currency: z.string(),
    net_minor: z.int(),
    tax_minor: z.int(),
    total_minor: z.int().openapi({ description: 'Minor units; positive in credit notes, too.' }),
    formats: z.array(z.enum(INVOICE_FORMATS)),
  })
  .openapi('Invoice');

const listRoute = createRoute({
  method: 'get',
  path: '/member/invoice_list',
  tags: ['orders'],
  summary: "The invoices and credit notes of the member's orders, newest first",
  description: 'By order, as get_order_list pages them.',
  request: {
    query: z.object({
      after: z.string().max(40).optional().openapi({
        description: 'The number of an order: the documents of those before it. `next` of the answer before.',
      }),
      limit: z.coerce.number().int().min(1).max(100).default(100).openapi({ description: 'Orders at most.' }),
    }),
  },
  responses: {
    200: {
      description: 'The documents',
      content: {
        'application/json': {
          schema: success(
            z.object({
              invoices: z.array(invoice),
              next: z.string().nullable().openapi({ description: 'Null: there are no more.' }),
            }),
          ),
        },
      },
    },
    ...failures(commonErrors),
  },
});

const fileRoute = createRoute({
  method: 'get',
  path: '/order/invoice',
  tags: ['orders'],
  summary: 'An invoice or a credit note as a file',
  description: 'For its buyer: it needs the log-in, or the signature of a link that was mailed.',
  request: {
    query: z.object({
      number: z.string().max(40),
      format: z.enum(INVOICE_FORMATS).default('pdf'),
      sig: z.string().max(100).optional(),
    }),
  },
  responses: {
    200: {
      description: 'The file',
      content: {
        'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
        'application/xml': { schema: z.string().openapi({ description: 'EN 16931 as UBL 2.1.' }) },
      },
    },
    ...failures({ ...commonErrors, ...invoiceErrors }),
  },
});

/** Calls about documents. */
export function invoicesHttp(deps: InvoicesHttpDeps) {
  return backendRouter()
    .openapi(listRoute, async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const page = await ordersOfMember(deps.db, { memberId: viewer.memberId, ...c.req.valid('query') });
      if (!page) return refuse(c, commonErrors, 'not_found');
      const issued = await invoicesOfOrders(
        deps.db,
        page.orders.map(({ id }) => id),
      );
      const data = {
        invoices: issued.toReversed().map(({ document }) => ({
          number: document.number,
          kind: document.kind,
          order_number: document.orderNumber,
          issued_on: document.issuedOn,
          currency: document.currency,
          net_minor: document.netMinor,
          tax_minor: document.taxMinor,
          total_minor: document.grossMinor,
          formats: formatsOf(document),
        })),
        next: page.next ?? null,
      };
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    })
    .openapi(fileRoute, async (c) => {
      const { number, format, sig } = c.req.valid('query');
      const { viewer } = c.var;
      const memberId = viewer.kind === 'member' ? viewer.memberId : undefined;
      const read = await readInvoiceFile(deps, { number, format, sig, memberId });
      if (!read.ok && read.error === 'unavailable') {
        return refuse(c, invoiceErrors, read.error, RETRY_SECONDS);
      }
      if (!read.ok) return refuse(c, invoiceErrors, read.error);
      return c.body(new Uint8Array(read.content), 200, {
        'content-type': INVOICE_FILES[format].type,
        'content-disposition': `inline; filename="${number}.${INVOICE_FILES[format].ending}"`,
        'x-robots-tag': 'noindex',
      });
    });
}
