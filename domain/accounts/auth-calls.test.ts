import { errors as english } from '@spindle/i18n/errors/en.ts';
import { expect, test } from 'vitest';
import { backendRouter } from '../backend-api/envelope.ts';
import { reference } from '../backend-api/reference.ts';
import { errors } from './calls.ts';
import type { AccountsDeps } from './deps.ts';
import { accountsHttp } from './http.ts';

interface Described {
  summary?: string;
  requestBody?: { content: Record<string, { schema: { properties?: object; required?: string[] } }> };
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>;
}

/** No call is made: only their descriptions are read. */
const { paths } = reference(backendRouter().route('/', accountsHttp({} as AccountsDeps)), {
  ...{ shopName: 'Shop', locales: ['en'] },
}) as unknown as {
  paths: Record<string, Record<string, Described>>;
};

/** The calls of the specification (§7) that accounts own: their required fields and their errors. */
const CALLS: [call: string, required: string[], codes: (keyof typeof errors)[]][] = [
  [
    'post /api/auth/login',
    ['email', 'password'],
    ['bad_credentials', 'second_factor_wanted', 'too_many_requests'],
  ],
  ['post /api/google_oauth/token', [], ['google_refused', 'google_unavailable', 'google_link_first']],
  ['post /api/auth/auth_token', ['token'], ['link_ended', 'other_session', 'second_factor_wanted']],
  ['post /api/auth/register/per', ['email'], ['invalid_email', 'too_many_requests']],
  ['post /api/auth/register/check', ['email', 'code'], ['code_wrong', 'code_spent']],
  ['post /api/auth/register/complete', ['email', 'code', 'password'], ['code_wrong', 'password_too_short']],
  ['post /api/auth/reset_pw/per', ['email'], ['invalid_email', 'too_many_requests']],
  ['post /api/auth/reset_pw/check', ['token'], ['link_ended']],
  [
    'post /api/auth/reset_pw/complete',
    ['token', 'password'],
    ['link_ended', 'password_too_short', 'password_common'],
  ],
  ['post /member/info', [], ['no_session', 'session_expired']],
  ['get /member/', [], ['no_session', 'session_expired']],
  ['post /member/change_password', ['password'], ['no_session', 'session_expired', 'factor_required']],
  ['post /member/change_password_old', ['old_password', 'password'], ['no_session', 'bad_credentials']],
  ['post /member/change_password_v1', ['old_password', 'password'], ['no_session', 'bad_credentials']],
  ['post /member/reset_pw/reset_old_email', ['token'], ['link_ended', 'address_in_use']],
  ['post /member/logout', [], []],
  ['post /member/change_email', ['email'], ['no_session', 'factor_required', 'address_changed_lately']],
  ['get /member/get_user_profile', [], ['no_session', 'session_expired']],
  ['post /member/update_user_manage', [], ['no_session', 'session_expired', 'invalid_input']],
  ['post /member/verify_code', [], ['no_session', 'code_wrong', 'code_spent']],
];

test.each(CALLS)('%s is described: what it takes, answers and refuses', (call, required, codes) => {
  const [method = '', path = ''] = call.split(' ');
  const described = paths[path]?.[method] ?? expect.fail('there is no such call');
  expect(described.summary).toBeTruthy();
  expect(described.responses[200]?.content['application/json']?.schema).toMatchObject({
    properties: { cscode: expect.anything(), msg: expect.anything(), data: expect.anything() },
  });
  // A write accepts JSON and forms.
  if (method === 'post' && path !== '/member/info') {
    const content = described.requestBody?.content ?? {};
    expect(Object.keys(content)).toEqual(['application/json', 'application/x-www-form-urlencoded']);
    for (const { schema } of Object.values(content)) expect(schema.required ?? []).toEqual(required);
  }
  for (const code of codes) {
    const { status, cscode } = errors[code];
    expect(described.responses[status]?.description.split(', ')).toContain(`${cscode} ${code}`);
  }
});

test('what the specification gives words to is said in them', () => {
  expect(english).toMatchObject({
    address_changed_lately: 'Sorry, you have changed your email address within three days. Please check.',
    invalid_email: 'Invalid E-mail format.',
    field_required: 'This field is required.',
  });
  expect([errors.no_session.cscode, errors.session_expired.cscode]).toEqual([10010, 85641]);
});
