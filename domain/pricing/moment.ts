import { z } from 'zod';

/** A time that staff set. A year that was mistyped is refused here; the database can't even hold some of them. */
export const moment = z.date().min(new Date('1970-01-01T00:00:00Z')).max(new Date('9999-12-31T23:59:59Z'));
