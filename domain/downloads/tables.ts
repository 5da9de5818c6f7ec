import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import {
  ARCHITECTURES,
  type Architecture,
  BUILDS,
  type Build,
  type Release,
  type ReleaseNotes,
} from './release.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** Installers. Their files are in the store of `platform/files`, by id. */
export const releases = shop.table(
  'releases',
  {
    id: uuid().primaryKey(),
    pid: text().notNull(),
    system: text().$type<Release['system']>().notNull(),
    version: text().notNull(),
    build: text().$type<Build>().notNull(),
    architecture: text().$type<Architecture>().notNull(),
    fileName: text('file_name').notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    notes: jsonb().$type<ReleaseNotes>().notNull(),
    releasedAt: moment('released_at').notNull(),
    addedAt: moment('added_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('releases_standing')
      .on(table.pid, table.version, table.build, table.architecture)
      .where(sql`withdrawn_at is null`),
    index('releases_of_file').on(table.fileName),
    index('releases_by_time').on(table.addedAt, table.id),
    check('releases_build', sql.raw(`build in (${listed(BUILDS)})`)),
    check('releases_architecture', sql.raw(`architecture in (${listed(ARCHITECTURES)})`)),
    check('releases_file', sql`${table.size} > 0 and ${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** How something was downloaded: by a public link, or with a licence. */
export const DOWNLOAD_KINDS = ['trial', 'licensed'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

/** How often something was downloaded on a day (UTC). Contains nothing about visitors. */
export const downloadCounts = shop.table(
  'download_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    pid: text().notNull(),
    kind: text().$type<DownloadKind>().notNull(),
    /** Null for a file on another server, whose address an editor has entered. */
    releaseId: uuid('release_id').references(() => releases.id),
    downloads: integer().notNull(),
  },
  (table) => [
    unique('download_counts_key').on(table.day, table.pid, table.kind, table.releaseId).nullsNotDistinct(),
    index('download_counts_of_release').on(table.releaseId, table.day),
    check('download_counts_kind', sql.raw(`kind in (${listed(DOWNLOAD_KINDS)})`)),
  ],
);

export type DownloadCount = typeof downloadCounts.$inferSelect;
