import { z } from 'zod';
import { optionalText, optionalTime, references, text } from '../../fields/field-schemas.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import type { Complain } from '../define-type.ts';
import { HELP_TOPICS } from './topics.ts';

const topic = z.enum(HELP_TOPICS);

/** What a list needs of a help article. */
export const helpRef = z.object({ id: z.number(), slug: text, title: text, summary: optionalText, topic });
export type HelpRef = z.output<typeof helpRef>;

/** A help article: one answer, at `/help/{slug}`, and also found by its id. */
export const helpSchema = (complain: Complain) =>
  pageSchema(complain).extend({
    id: z.number(),
    summary: optionalText,
    topic,
    /** When somebody last checked that everything in it is true. */
    checkedAt: optionalTime,
    related: references(helpRef),
  });
