/** Tables of the content system live in a PostgreSQL schema of their own, beside the shop's. */
export const CONTENT_SCHEMA = 'cms';
