import { optionalText, references } from '../../fields/field-schemas.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import type { Complain } from '../define-type.ts';
import { helpRef } from '../page-help-details/schema.ts';

export const helpIndexSchema = (complain: Complain) =>
  pageSchema(complain).extend({ summary: optionalText, popular: references(helpRef) });
