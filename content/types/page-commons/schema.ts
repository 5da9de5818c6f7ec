import { z } from 'zod';
import { optionalText, text } from '../../fields/field-schemas.ts';

/** What every page shows besides navigation and footer. */
export const commonsSchema = z.object({
  headerBanner: z.unknown().transform((value) => {
    const parsed = z
      .object({ enabled: z.literal(true), text, linkLabel: optionalText, link: optionalText })
      .safeParse(value);
    return parsed.success
      ? { text: parsed.data.text, linkLabel: parsed.data.linkLabel, link: parsed.data.link }
      : undefined;
  }),
});
export type Commons = z.output<typeof commonsSchema>;
