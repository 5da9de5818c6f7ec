import type { z } from 'zod';
import { optionalMedia, optionalReference, optionalTime, text, time } from '../../fields/field-schemas.ts';
import { optionalFigure } from '../../fields/figure.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import { articleCategorySchema } from '../article-categories/schema.ts';
import { authorSchema } from '../authors/schema.ts';
import type { Complain } from '../define-type.ts';

/** A page of running text that somebody wrote. */
export const articleSchema = (complain: Complain) =>
  pageSchema(complain).extend({
    summary: text,
    category: optionalReference(articleCategorySchema),
    author: optionalReference(authorSchema),
    picture: optionalMedia,
    /** A drawing from the text's own figures; it stands where the picture would. */
    figure: optionalFigure,
    /** ISO 8601, as is `checkedAt`; only the day counts. */
    publishedAt: time,
    /** When somebody last made sure that all of it is true. */
    checkedAt: optionalTime,
  });
export type Article = z.output<ReturnType<typeof articleSchema>>;
