import { z } from 'zod';
import { text, time } from '../../fields/field-schemas.ts';

/** A reader's comment on a page, with the shop's answer. */
export const commentSchema = z.object({
  id: z.number(),
  /** The page it stands under, without language prefix. */
  path: text,
  locale: text,
  author: text,
  text,
  writtenAt: time,
  reply: z
    .unknown()
    .transform((value) => z.object({ author: text, text, repliedAt: time }).safeParse(value).data),
});
