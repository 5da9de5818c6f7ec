import { optionalText, optionalTime } from '../../fields/field-schemas.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import type { Complain } from '../define-type.ts';

/** A policy, or a page about the vendor. */
export const systemArticleSchema = (complain: Complain) =>
  pageSchema(complain).extend({
    summary: optionalText,
    /** From which day on it applies. */
    validFrom: optionalTime,
  });
