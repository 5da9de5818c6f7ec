import type { Content } from '@spindle/content/reading/readers.ts';
import { readCallToken, type StaffActor } from '@spindle/domain/staff/call-token.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';

/**
 * Who of staff sends a call, by the token that the back office has given them (`Authorization: Bearer`). The account is
 * asked for each time: who has left, or got another role, is nobody here at once.
 */
export async function staffOfCall(
  {
    config,
    clock,
    content,
  }: { config: Pick<Config, 'secret' | 'origins'>; clock: Clock; content: Pick<Content, 'staffRole'> },
  headers: Headers,
): Promise<StaffActor | undefined> {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const staff = token && readCallToken(config, token, clock.now());
  if (!staff) return undefined;
  return (await content.staffRole(staff.staffId)) === staff.role ? staff : undefined;
}
