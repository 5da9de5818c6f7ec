import { expect, test } from 'vitest';
import { withoutDone } from './use-said-once.ts';

test('what was done leaves the address, and nothing else does', () => {
  const at = (query: string) => withoutDone(`https://shop.test/de/member?${query}`);
  expect(at('a=subscriptions&done=resume&of=1')).toBe('https://shop.test/de/member?a=subscriptions');
  expect(at('a=security&done=ended#sessions')).toBe('https://shop.test/de/member?a=security#sessions');
  for (const kept of ['a=security&done=confirm', 'a=subscriptions&change=1', 'a=devices&kept=%C3%A4']) {
    expect(at(kept)).toBe(`https://shop.test/de/member?${kept}`);
  }
});
