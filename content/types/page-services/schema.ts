import { text } from '../../fields/field-schemas.ts';
import { pageSchema } from '../../fields/page-schema.ts';
import type { Complain } from '../define-type.ts';

export const serviceSchema = (complain: Complain) => pageSchema(complain).extend({ summary: text });
