import { pgSchema } from 'drizzle-orm/pg-core';

/** The PostgreSQL schema of everything in `domain/`; the content system keeps its own. */
export const shop = pgSchema('shop');
