import { sampleBlocks } from '@spindle/content/blocks/samples.ts';
import type { Cookie } from '@spindle/platform/cookies/cookie.ts';
import { VISITORS_COOKIES } from '@spindle/platform/cookies/table.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { BlockList } from './BlockList.tsx';

const [DAY, HOUR, MINUTE] = [24 * 60 * 60, 60 * 60, 60];
/** How each language writes a lifetime: its units in seconds, and the words for a cookie without one. */
const SAID: Record<Locale, { units: [RegExp, number][]; session: string }> = {
  en: {
    units: [
      [/(\d+) days?\b/, DAY],
      [/(\d+) hours?\b/, HOUR],
      [/(\d+) minutes?\b/, MINUTE],
      [/(\d+) seconds?\b/, 1],
    ],
    session: 'until you close the browser',
  },
  de: {
    units: [
      [/(\d+) Tage?\b/, DAY],
      [/(\d+) Stunden?\b/, HOUR],
      [/(\d+) Minuten?\b/, MINUTE],
      [/(\d+) Sekunden?\b/, 1],
    ],
    session: 'bis Sie den Browser schließen',
  },
  fr: {
    units: [
      [/(\d+) jours?\b/, DAY],
      [/(\d+) heures?\b/, HOUR],
      [/(\d+) minutes?\b/, MINUTE],
      [/(\d+) secondes?\b/, 1],
    ],
    session: 'jusqu’à la fermeture du navigateur',
  },
  ja: {
    units: [
      [/(\d+)日間/, DAY],
      [/(\d+)時間/, HOUR],
      [/(\d+)分間/, MINUTE],
      [/(\d+)秒間/, 1],
    ],
    session: 'ブラウザーを閉じるまで',
  },
  zh: {
    units: [
      [/(\d+) 天/, DAY],
      [/(\d+) 小時/, HOUR],
      [/(\d+) 分鐘/, MINUTE],
      [/(\d+) 秒/, 1],
    ],
    session: '直到您關閉瀏覽器',
  },
};

const cookies: readonly Cookie[] = VISITORS_COOKIES;

test.each(ALL_LOCALES)(
  'in %s it names every cookie that a visitor may get, and how long it lives',
  async (locale) => {
    const blocks = sampleBlocks(locale, 'cookie-table').map(({ block }) => block);
    const html = await renderForTest(
      <BlockList blocks={blocks.slice(0, 1)} selling={{ offers: {}, currency: 'USD' }} below />,
      { locale },
    );
    const shown = html.split('<dt').slice(1).map(readRow(locale));
    const asked = cookies.map(({ name, goesOn, onTestHosts, seconds }) => ({
      names: [goesOn ? `${name}…` : name, ...(onTestHosts ? [onTestHosts] : [])],
      seconds,
    }));
    expect(shown).toHaveLength(asked.length);
    expect(shown).toEqual(expect.arrayContaining(asked));
  },
);

/** What a row of the table says about its cookie. */
function readRow(locale: Locale) {
  const { units, session } = SAID[locale];
  return (row: string) => {
    const names = [...row.matchAll(/<code>(.*?)<\/code>/g)].map(([, name]) => name);
    // The lifetime stands below the purpose, before the reader.
    const said = /<dd>.*?<span[^>]*>(.*?) · /s.exec(row)?.[1] ?? '';
    const [seconds] = units.flatMap(([unit, each]) => {
      const count = unit.exec(said)?.[1];
      return count ? [Number(count) * each] : [];
    });
    return { names, seconds: said === session ? 'session' : seconds };
  };
}
