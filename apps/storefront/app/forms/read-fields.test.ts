import { expect, test } from 'vitest';
import { readFields } from './read-fields.ts';

const FORM = 'application/x-www-form-urlencoded';
const send = (body: string, type = FORM) =>
  readFields(
    new Request('http://shop.test/checkout', { method: 'POST', body, headers: { 'content-type': type } }),
  );

test('the fields of a form', async () => {
  const form = await send('email=kei%40example.test&form_token=a&answer=');
  expect([...form]).toEqual([
    ['email', 'kei@example.test'],
    ['form_token', 'a'],
    ['answer', ''],
  ]);
});

test('what no text of the database holds is left out of a form', async () => {
  expect([...(await send('number=a%00b&email=%00&reason=%00%00ok'))]).toEqual([
    ['number', 'ab'],
    ['email', ''],
    ['reason', 'ok'],
  ]);
});

test.each([
  ['email[999999999]=x'],
  ['email%5B999999999%5D=x'],
  ['a.b=x'],
  [`${'a.'.repeat(10_000)}a=x`],
  ['__proto__=x'],
  ['constructor=x'],
  ['__intent__={"type":"update","payload":{"name":"email[999999999]","value":"x"}}'],
  ['=x'],
])('a name that no page gives is refused: %.60s', async (body) => {
  await expect(send(body)).rejects.toMatchObject({ init: { status: 400 } });
});

test.each(['text/plain', 'multipart/form-data', 'application/json'])('%s is no form', async (type) => {
  await expect(send('{', type)).rejects.toMatchObject({ init: { status: 400 } });
});
