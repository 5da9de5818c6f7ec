import { z } from 'zod';

/** An e-mail address as it is stored and compared: trimmed, lower case, at most 254 characters (RFC 5321). */
export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());
