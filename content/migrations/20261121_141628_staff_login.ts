/**
 * Payload's lock on accounts is off, and nothing here reads its columns "login_attempts" and "lock_until" of
 * "cms"."staff" any more. They stay: while a deployment goes on, a back office of the first version signs staff in
 * with them. A later release drops them, in a migration written by hand, because the snapshot does not have them.
 */
export async function up(): Promise<void> {}

export async function down(): Promise<void> {}
