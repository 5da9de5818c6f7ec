import { optionalText, optionalTime } from '../../fields/field-schemas.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import type { Complain } from '../define-type.ts';

/** A policy, or a page about the vendor. */
export const systemArticleSchema = (complain: Complain) =>
  pageSchema(complain).extend({
    summary: optionalText,
    /** The day from which it applies. */
    validFrom: optionalTime,
  });
