import { z } from 'zod';
import { text } from '../../fields/field-schemas.ts';

export const articleCategorySchema = z.object({ slug: text, title: text });
