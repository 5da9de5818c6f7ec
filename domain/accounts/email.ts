import { z } from 'zod';

/**
 * An e-mail address as it is stored and compared: trimmed, lower case, at most 254 characters (RFC 5321). None in `.invalid`, where
 * no mail ever arrives (RFC 2606): an order for `<id>@erased.invalid`, which members who were erased have had, would be theirs.
 */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(
    z.email().check(({ value, issues }) => {
      if (value.endsWith('.invalid')) issues.push({ code: 'invalid_format', format: 'email', input: value });
    }),
  );
