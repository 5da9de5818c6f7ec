import { z } from 'zod';
import { optionalMedia, optionalReference, optionalTime, text, time } from '../../fields/field-schemas.ts';
import { optionalFigure } from '../../fields/figure.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import { articleCategorySchema } from '../article-categories/schema.ts';
import { authorSchema } from '../authors/schema.ts';
import type { Complain } from '../define-type.ts';

const head = {
  summary: text,
  category: optionalReference(articleCategorySchema),
  author: optionalReference(authorSchema),
  picture: optionalMedia,
  /** A drawing from the text's own numbers; shown in place of the picture. */
  figure: optionalFigure,
  /** ISO 8601, as is `checkedAt`; only the day counts. */
  publishedAt: time,
  /** When somebody last checked that everything in it is true. */
  checkedAt: optionalTime,
};

/** What a list shows of an article. */
export const articleRefSchema = z.object({ id: z.number(), slug: text, title: text, ...head });
export type ArticleRef = z.output<typeof articleRefSchema>;

/** A page of running text that somebody wrote. */
export const articleSchema = (complain: Complain) => pageSchema(complain).extend(head);
export type Article = z.output<ReturnType<typeof articleSchema>>;
