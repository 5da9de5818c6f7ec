import { z } from 'zod';

/** Why something was done to a member's account; only staff see it, and the member in an export of their data. */
export const memberReason = z.string().trim().min(1).max(500);
