import { describe, expect, it } from 'vitest';
import { memberName } from './member-name.ts';

describe('who is logged in, as the page can know it', () => {
  it.each([
    ['username=Ada%20Lovelace; email=ada%40spindle.test', 'Ada Lovelace'],
    ['vip=0; username=; email=ada%40spindle.test', 'ada@spindle.test'],
    ['username=%E7%BE%8E%E5%92%B2', '美咲'],
    ['username=%E7%; email=a%40b.c', 'a@b.c'],
    ['theme=dark', undefined],
    ['', undefined],
  ])('%s says %s', (cookies, name) => {
    expect(memberName(`user_info_new=%7B%7D; ${cookies}`)).toBe(name);
    // Somebody whom a link has named is not logged in.
    expect(memberName(cookies)).toBeUndefined();
  });
});
