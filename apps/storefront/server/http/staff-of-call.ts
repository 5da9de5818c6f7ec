import type { Content } from '@spindle/content/reading/readers.ts';
import { readCallToken, type StaffActor } from '@spindle/domain/staff/call-token.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';

/**
 * Which member of staff sends a call, told by the token that the back office gave them (`Authorization: Bearer`). The
 * account is read each time, so that leaving or a changed role takes effect at once.
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
