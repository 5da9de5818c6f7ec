/**
 * Changes of the event store, oldest first; a released one is never edited. Statements are ClickHouse SQL that the embedded
 * engine and a server both accept.
 *
 * `non_replicated_deduplication_window` makes a batch that is sent twice with one token count once. `fsync_after_insert` keeps
 * acknowledged events through a power failure, not only through a crash.
 */
export const MIGRATIONS: readonly { id: number; name: string; statements: readonly string[] }[] = [
  {
    id: 1,
    name: 'events',
    statements: [
      `CREATE TABLE IF NOT EXISTS events (
        received_at DateTime64(3, 'UTC'),
        event LowCardinality(String),
        upload_id String,
        guid String,
        token_id String,
        s_id String,
        doc_id String,
        visit_timestamp DateTime64(3, 'UTC'),
        event_time DateTime64(3, 'UTC'),
        sequence UInt32,
        person String,
        country LowCardinality(String),
        lang_domain LowCardinality(String),
        host LowCardinality(String),
        path String,
        url String,
        referer_url String,
        pids Array(String),
        event_label String,
        viewport_width UInt32,
        viewport_height UInt32,
        highest_page_viewed_percent Float32,
        xargs_request_type LowCardinality(String),
        web_version LowCardinality(String),
        rest String
      ) ENGINE = MergeTree
      PARTITION BY toYYYYMM(received_at)
      ORDER BY (event, received_at)
      TTL toDateTime(received_at) + INTERVAL 13 MONTH DELETE
      SETTINGS non_replicated_deduplication_window = 10000,
        fsync_after_insert = 1, fsync_part_directory = 1`,
    ],
  },
  {
    id: 2,
    name: 'fewer merges',
    // Under load there is an insert every few ms. Merging five parts at a time cost as much as the inserts did.
    statements: ['ALTER TABLE events MODIFY SETTING min_parts_to_merge_at_once = 16'],
  },
  {
    id: 3,
    name: 'categories of traces',
    statements: [
      `ALTER TABLE events ADD COLUMN IF NOT EXISTS event_category LowCardinality(String) DEFAULT '' AFTER pids`,
    ],
  },
];
