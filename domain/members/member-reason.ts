import { z } from 'zod';

/** Why something was done about a member; staff alone see it, and who exports their data. */
export const memberReason = z.string().trim().min(1).max(500);
