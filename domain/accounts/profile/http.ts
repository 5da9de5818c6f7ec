import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import {
  type BackendRouter,
  createRoute,
  failures,
  success,
  written,
  z,
} from '../../backend-api/envelope.ts';
import { requireMember, requireReader } from '../../backend-api/require-member.ts';
import { errors, failed, json, MEMBER_ONLY, sendCookies, user, write } from '../calls.ts';
import type { AccountsDeps } from '../deps.ts';
import { memberName } from './member-name.ts';
import { readProfile } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';

const profile = z
  .object({
    email: z.string(),
    username: z.string(),
    language: z.string().openapi({ description: 'Of the mails.' }),
    created_at: z.string().openapi({ description: 'ISO 8601.' }),
    has_password: z.boolean(),
  })
  .openapi('UserProfile');

/** What members see and change about their account. */
export function profileHttp(app: BackendRouter, deps: AccountsDeps): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/member/get_user_profile',
      acting: true,
      tags: ['accounts'],
      summary: 'The account of the member who is logged in',
      responses: {
        200: { description: 'The account', content: json(success(profile)) },
        ...failures({
          no_session: errors.no_session,
          session_expired: errors.session_expired,
          server_error: errors.server_error,
        }),
      },
    }),
    async (c) => {
      const viewer = requireReader(c);
      if (viewer instanceof Response) return viewer;
      const { email, name, locale, createdAt, hasPassword } = await readProfile(deps, viewer.memberId);
      const data = {
        email,
        username: name,
        language: locale,
        created_at: createdAt.toISOString(),
        has_password: hasPassword,
      };
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    },
  );

  app.openapi(
    write(
      '/member/update_user_manage',
      'Change name or language of the account; nothing else can be changed here',
      z.object({
        username: memberName.optional(),
        // Not named `locale`, which every call carries for the page's language.
        language: z.enum(ALL_LOCALES as [Locale, ...Locale[]]).optional(),
      }),
      user,
      [...MEMBER_ONLY],
    ),
    async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const { username: name, language: locale } = written(c);
      const updated = await updateProfile(deps, viewer.memberId, { name, locale });
      if (!updated.ok) return failed(c, updated);
      sendCookies(c, updated.cookies);
      return c.json({ cscode: 0 as const, msg: '' as const, data: updated.user }, 200);
    },
  );
}
