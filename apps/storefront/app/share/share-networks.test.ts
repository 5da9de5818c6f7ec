import { expect, test } from 'vitest';
import { SHARE_NETWORKS, shareOn } from './share-networks.ts';

const shared = {
  url: 'https://spindle.test/ja/dvd-capacity',
  title: 'DVD & Blu-ray: 4.7 + 50 GB?',
  picture: 'https://spindle.test/images/share/article/dvd-capacity.png',
};

test('a page can be shared on nine networks', () => {
  expect(SHARE_NETWORKS).toEqual([
    ...['facebook', 'x', 'reddit', 'pinterest', 'linkedin', 'whatsapp', 'telegram', 'line', 'email'],
  ]);
});

test.each([...SHARE_NETWORKS])(
  'the link to %s carries the whole address, and a title as it is',
  (network) => {
    const { href } = shareOn(network, shared);
    const values = [...new URL(href).searchParams.values()];
    expect(values.some((value) => value === shared.url || value === `${shared.title} ${shared.url}`)).toBe(
      true,
    );
    for (const value of values)
      expect([shared.url, shared.title, shared.picture, `${shared.title} ${shared.url}`]).toContain(value);
    // A plus would be shown as a plus.
    expect(href).not.toContain('+');
  },
);

test.each(['myspace', '', 'Facebook', 'constructor', '__proto__'])('there is no network %j', (network) => {
  expect(() => shareOn(network, shared)).toThrow(`Network ${network} does not exist`);
});
