import type { Db } from '@spindle/platform/database.ts';
import type { ContentType } from '../types/define-type.ts';

/**
 * Keeps a table of its own in step with what visitors see of a document. Runs in the transaction that changes the document.
 * @param live the published document in English, with ids of the documents it refers to; undefined if it is withdrawn
 * @param readAll reads the published document in all languages, each localised value as `{ en, de, … }`
 * @returns surrogate keys to announce besides the document's own
 */
export type Projection = (
  tx: Db,
  type: ContentType,
  id: number,
  live: Readonly<Record<string, unknown>> | undefined,
  readAll: () => Promise<Readonly<Record<string, unknown>>>,
) => Promise<string[]>;
