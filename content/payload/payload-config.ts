import { postgresAdapter } from '@payloadcms/db-postgres';
import { type DatabaseTimes, PATIENT_TIMES, timesFor } from '@spindle/platform/bounded-pool.ts';
import { type Clock, systemClock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { ALL_LOCALES, LANGUAGES } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import { openMediaStore } from '@spindle/platform/media/open-media-store.ts';
import {
  buildConfig,
  type CollectionConfig,
  type EmailAdapter,
  type Payload,
  type Config as PayloadConfig,
  type Plugin,
  type SanitizedConfig,
} from 'payload';
import { media } from '../media/media.ts';
import { missedAddresses } from '../missed/missed-addresses.ts';
import { sayWhySlug, withCheckedAddress } from '../publishing/check-address.ts';
import { languagesOf } from '../publishing/languages-of.ts';
import { livePreview } from '../publishing/live-preview.ts';
import { noteDeletedProduct, noteHidden } from '../publishing/note-product-change.ts';
import { noteWords } from '../publishing/note-words.ts';
import { oneAtATime } from '../publishing/one-at-a-time.ts';
import { afterChange, afterDelete, afterGlobalChange, type PublishHooks } from '../publishing/publish.ts';
import { publishOnce } from '../publishing/publish-once.ts';
import { keepPublished, restoreAsDraft } from '../publishing/restore-as-draft.ts';
import { beginSchedule, scheduleJobs } from '../publishing/schedule.ts';
import { scheduledFor } from '../publishing/scheduled.ts';
import { usedOn } from '../publishing/used-on.ts';
import { withdrawAsItIs } from '../publishing/withdraw-as-it-is.ts';
import { readOthersPublished } from '../reading/others-published.ts';
import { withOwnSessions } from '../staff/account-turns.ts';
import { guardDocumentLocks } from '../staff/document-locks.ts';
import { keepGlobalLock, keepLock } from '../staff/keep-lock.ts';
import type { StaffLogIn } from '../staff/log-in-guard.ts';
import { refuseStale } from '../staff/refuse-stale.ts';
import { gateSessions, type MayEnter } from '../staff/second-factor-gate.ts';
import { staff } from '../staff/staff.ts';
import type { OnStaffChange } from '../staff/staff-changes.ts';
import type { OnStaffLogOut } from '../staff/tell-of-log-out.ts';
import type { ContentType } from '../types/define-type.ts';
import { contentTypes } from '../types/register.ts';
import { addressesTable } from './addresses-table.ts';
import { articleListTable } from './article-list-table.ts';
import { askAccessFirst } from './ask-access-first.ts';
import { checkRequest } from './check-request.ts';
import { contentPool } from './content-pool.ts';
import { withFewTransactions } from './few-transactions.ts';
import { noVersionCalls } from './no-version-calls.ts';
import { productPagesTable } from './product-pages-table.ts';
import { contentLog, sayRefusal } from './refusal.ts';
import { sayBadQuestion } from './say-bad-question.ts';
import { sayConflict } from './say-conflict.ts';
import { sayMalformed } from './say-malformed.ts';
import { sayOutage } from './say-outage.ts';
import { CONTENT_SCHEMA } from './schema-name.ts';
import { searchDocumentsTable, searchWordsTable } from './search-tables.ts';
import { unknownPreference } from './unknown-preference.ts';
import { usesTable } from './uses-table.ts';
import { withdrawnAddressesTable } from './withdrawn-addresses-table.ts';

export interface ContentConfigOptions {
  config: Pick<Config, 'databaseUrl' | 'secret' | 'origins' | 'sites' | 'media'>;
  log: Log;
  /** Absent in programs that only read; saving a product there fails. */
  hooks?: PublishHooks;
  /** Only where staff sign in. */
  staffLogIn?: StaffLogIn;
  /** Whether a session that a password has opened may be used; only where staff sign in. */
  mayEnter?: MayEnter;
  /** Only where staff are hired. */
  onStaffChange?: OnStaffChange;
  /** Only where staff sign in. */
  onStaffLogOut?: OnStaffLogOut;
  /** For the back office only. */
  admin?: PayloadConfig['admin'];
  /** For the back office only: changes to the documents' forms. */
  plugins?: Plugin[];
  /** Whether this program works through the publishing schedule; exactly one does. */
  runsSchedule?: boolean;
  /** The clock by which previews expire and scheduled documents are published. */
  clock?: Clock;
  /** How staff get mail; without it, sending one fails. */
  email?: EmailAdapter;
  /** The folder for `make-migration.ts`; nobody else needs it. */
  migrationDir?: string;
  /** How long PostgreSQL may take. */
  times?: DatabaseTimes;
  /** The most connections to PostgreSQL. While the schedule is worked through, that holds one of them. */
  connections?: number;
}

const types: readonly ContentType[] = contentTypes;

const readOnly: PublishHooks = {
  onProductChange: async () => {
    throw new Error('This program reads content and must not publish it.');
  },
};

/**
 * Payload looks up kinds of documents and blocks by the name that was sent: without this it would find `constructor`,
 * which every object inherits.
 */
function withoutInherited({ collections, blocks }: Payload): void {
  for (const byName of [collections, blocks]) Object.setPrototypeOf(byName, null);
}

const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: async () => {
    throw new Error('This program does not send mail to staff.');
  },
});

/** The content system's configuration, shared by the back office and the readers. */
export async function contentConfig(options: ContentConfigOptions): Promise<SanitizedConfig> {
  const {
    config,
    log,
    hooks = readOnly,
    admin,
    plugins = [],
    runsSchedule = false,
    clock = systemClock,
    email = noMail,
    migrationDir = '',
    connections = 5,
    times = PATIENT_TIMES,
  } = options;
  const secure = config.origins.backoffice.startsWith('https:');
  const pool = contentPool(log);
  const stale = refuseStale();
  const built = await buildConfig({
    secret: deriveKey(config.secret, 'content').toString('hex'),
    serverURL: config.origins.backoffice,
    csrf: [config.origins.backoffice],
    cors: [],
    onInit: async (payload) => {
      pool.settle();
      withoutInherited(payload);
      if (options.mayEnter) gateSessions(payload, options.mayEnter);
      if (runsSchedule) beginSchedule(payload, clock);
    },
    jobs: scheduleJobs(runsSchedule),
    db: withOwnSessions(
      withFewTransactions(
        postgresAdapter({
          // The same library; the adapter has its own copy of the types.
          pg: pool.pg as never,
          pool: { connectionString: config.databaseUrl, max: connections, ...timesFor(times) },
          schemaName: CONTENT_SCHEMA,
          blocksAsJSON: true,
          beforeSchemaInit: [
            // The same library; the adapter has its own copy of the types.
            ({ schema }) => ({
              ...schema,
              tables: {
                ...schema.tables,
                addresses: addressesTable as never,
                articleList: articleListTable as never,
                productPages: productPagesTable as never,
                searchDocuments: searchDocumentsTable as never,
                searchWords: searchWordsTable as never,
                uses: usesTable as never,
                withdrawnAddresses: withdrawnAddressesTable as never,
              },
            }),
          ],
          migrationDir,
          push: false,
          disableCreateDatabase: true,
        }),
        // The other connections are for reads in the meantime.
        { atOnce: Math.ceil(connections / 2), patience: times.lock },
      ),
    ),
    localization: {
      locales: ALL_LOCALES.map((code) => ({ code, label: LANGUAGES[code].name })),
      defaultLocale: 'en',
      // Words that a language lacks are missing there; English never stands in for them.
      fallback: false,
    },
    collections: [
      ...types.flatMap((type) =>
        type.kind === 'collection'
          ? [
              {
                ...type.config,
                ...(type.pages && { fields: withCheckedAddress(type) }),
                endpoints: [
                  keepPublished(type),
                  usedOn(type.name, 'collection'),
                  scheduledFor(type.name, 'collection'),
                  languagesOf(type),
                ],
                hooks: {
                  beforeOperation: [checkRequest, oneAtATime(type), withdrawAsItIs, readOthersPublished],
                  beforeValidate: [
                    ({ data, originalDoc, req }) =>
                      stale.check(`${type.name}#${originalDoc?.id}`, req, data, originalDoc),
                  ],
                  beforeChange: [noteWords(type, clock), ...(type.name === 'products' ? [noteHidden] : [])],
                  beforeDelete: type.name === 'products' ? [noteDeletedProduct(type, clock)] : [],
                  afterChange: [
                    afterChange(type, hooks),
                    keepLock,
                    ({ doc, req }) => stale.note(`${type.name}#${doc.id}`, req, doc),
                  ],
                  afterDelete: [afterDelete(type, hooks)],
                  afterError: [sayWhySlug],
                },
              } satisfies CollectionConfig,
            ]
          : [],
      ),
      missedAddresses,
      media(openMediaStore(config.media)),
      staff(secure, options.staffLogIn, options.onStaffChange, options.onStaffLogOut),
    ],
    globals: types.flatMap((type) =>
      type.kind === 'global'
        ? [
            {
              ...type.config,
              endpoints: [
                restoreAsDraft(type),
                usedOn(type.name, 'global'),
                scheduledFor(type.name, 'global'),
                languagesOf(type),
              ],
              hooks: {
                beforeOperation: [checkRequest, withdrawAsItIs],
                beforeValidate: [
                  ({ data, originalDoc, req }) => stale.check(type.name, req, data, originalDoc),
                ],
                beforeChange: [noteWords(type, clock)],
                afterChange: [
                  afterGlobalChange(type),
                  keepGlobalLock,
                  ({ doc, req }) => stale.note(type.name, req, doc),
                ],
              },
            },
          ]
        : [],
    ),
    hooks: { afterError: [sayRefusal, sayMalformed, sayOutage, sayConflict, sayBadQuestion] },
    admin: { user: 'staff', livePreview: livePreview(config, clock), ...admin },
    plugins,
    // Read by fields that check addresses.
    custom: {
      prefixes: config.sites.map(({ prefix }) => prefix).filter(Boolean),
      hosts: [...new Set(config.sites.map(({ origin }) => new URL(origin).host))],
    },
    email,
    graphQL: { disable: true },
    typescript: { autoGenerate: false },
    telemetry: false,
    logger: contentLog(log) as never,
  });
  return publishOnce(guardDocumentLocks(askAccessFirst(unknownPreference(noVersionCalls(built)))));
}
