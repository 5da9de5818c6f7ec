import { expect, test } from 'vitest';
import { offlineMachine } from './machine-for-test.ts';
import { OFFLINE_RELEASE, OFFLINE_REQUEST, readMachineText } from './machine-text.ts';

const machine = offlineMachine();
const asked = { device: machine.device, name: 'Machine 1', system: 'win' };

test('a request is read as it was signed, also with line breaks in it', () => {
  const text = machine.request();
  const { machineKey, claims } = readMachineText(OFFLINE_REQUEST, text) ?? expect.fail('not read');
  expect(claims).toEqual(asked);
  expect(machineKey).toMatch(/^[\w-]{43}$/);
  const folded = text.replaceAll(/(.{60})/g, '$1\r\n ');
  expect(readMachineText(OFFLINE_REQUEST, folded)).toEqual({ machineKey, claims });
});

test('one changed character anywhere shows', () => {
  const text = machine.request();
  // The last character of a part contains padding bits, which are ignored.
  const padding = new Set([...text.matchAll(/.(?=\.|$)/g)].map(({ index }) => index));
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '.' || padding.has(at)) continue;
    const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    expect(readMachineText(OFFLINE_REQUEST, changed)).toBeUndefined();
  }
});

test('a text that another machine has signed is not this one’s', () => {
  const [head] = machine.request().split('.');
  const [, payload, signature] = offlineMachine(2).request().split('.');
  expect(readMachineText(OFFLINE_REQUEST, [head, payload, signature].join('.'))).toBeUndefined();
});

test.each([
  '',
  'x',
  '..',
  'a.b.c.d',
  machine.release(crypto.randomUUID()),
  machine.signed('JWT', asked),
  machine.signed(OFFLINE_REQUEST, asked, { crit: ['exp'], exp: 0 }),
  machine.signed(OFFLINE_REQUEST, asked, { crit: [] }),
  machine.request({ device: 'short' }),
  machine.request({ name: ' ' }),
  machine.request({ name: 'PC\u0000' }),
  machine.request({ system: 'amiga' }),
])('%j is no request', (text) => {
  expect(readMachineText(OFFLINE_REQUEST, text)).toBeUndefined();
});

test('a release names the file', () => {
  const file = crypto.randomUUID();
  expect(readMachineText(OFFLINE_RELEASE, machine.release(file))?.claims).toEqual({ file });
  expect(readMachineText(OFFLINE_RELEASE, machine.release('all of them'))).toBeUndefined();
});
