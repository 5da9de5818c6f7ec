import type { Content } from '@spindle/content/reading/readers.ts';
import { expect, test } from 'vitest';
import { summaryPicture } from './summary-picture.ts';

const editions = [
  { pid: '643' },
  { pid: '60643', media: { url: '/media/mac.png', width: 500, height: 400 } },
];
const asked = { locale: 'de', imageHosts: undefined } as const;

/** @param list answers the read of the product's editions */
function picture(pid: string, list: () => Promise<object>) {
  const logged: string[] = [];
  const log = { error: (_about: unknown, message?: string) => void logged.push(message ?? '') };
  const content = { list } as unknown as Pick<Content, 'list'>;
  return summaryPicture({ content, log }, { pid, slug: 'dvd_ripper' }, asked).then((shown) => ({
    shown,
    logged,
  }));
}

test('is that of the edition, or of the other one, in the widths that there are', async () => {
  for (const pid of ['643', '60643']) {
    const { shown } = await picture(pid, async () => ({ items: editions }));
    expect(shown).toEqual({
      src: '/media/mac.png',
      srcSet: '/images/320/mac.png.webp 320w, /images/640/mac.png.webp 640w',
      width: 500,
      height: 400,
    });
  }
  const drawn = [{ pid: '643', media: { url: '/media/box.svg', width: 300, height: 300 } }];
  expect((await picture('643', async () => ({ items: drawn }))).shown).toEqual({
    src: '/media/box.svg',
    width: 300,
    height: 300,
  });
});

test('is none where editors gave none, or they can not be read: that keeps nobody from buying', async () => {
  expect(await picture('643', async () => ({ items: [{ pid: '643' }] }))).toEqual({
    shown: undefined,
    logged: [],
  });
  const { shown, logged } = await picture('643', () => Promise.reject(new Error('no answer')));
  expect(shown).toBeUndefined();
  expect(logged).toHaveLength(1);
});
