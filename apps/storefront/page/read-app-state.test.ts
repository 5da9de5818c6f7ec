import { readConfig } from '@spindle/platform/config.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appStateOf } from '../server/app-state.ts';
import { readAppState, type StateSources } from './read-app-state.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const config = readConfig({
  SANDBOX: '1',
  SECRET: 'a'.repeat(32),
  DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
  LOCALES: 'en,de,ja,fr,zh',
  ORIGIN: 'https://shop.example',
  BACKEND_HOST_US: 'https://us.shop.example',
  BACKEND_HOST_FR: 'https://fr.shop.example',
});
const stateIn = (locale: string) => {
  const site = config.sites.find((one) => one.locale === locale);
  if (!site) throw new Error(`${locale} is not served.`);
  return appStateOf(config, site, undefined);
};

function page(sources: Partial<StateSources> & { dataServer?: string } = {}): StateSources {
  const { dataServer = 'us', ...rest } = sources;
  return {
    marker: { text: JSON.stringify(stateIn('en')), server: dataServer },
    cookies: '',
    userAgent: '',
    touchPoints: 0,
    ...rest,
  };
}

it('is filled by the server with what is the same for everybody', () => {
  expect(stateIn('de')).toMatchObject({
    ...{ locales: ['en', 'de', 'ja', 'fr', 'zh'], locale: 'de', host: 'shop.example' },
    ...{ locationOrigin: 'https://shop.example', client: 'win', mobile: false, ip: '', country: '' },
    ...{ userTagsRes: null, user_info: { isInit: false }, server_location: 'us' },
    product: {
      currency: {
        en: { code: 'USD', symbol: '$' },
        de: { code: 'EUR', symbol: '€' },
        fr: { code: 'EUR', symbol: '€' },
        zh: { code: 'USD', symbol: '$' },
        ja: { code: 'JPY', symbol: '¥' },
      },
      pay: { pay: 'sandbox', platform: 'default_store' },
    },
    promotion: { productLine: 'common', cookieSuffix: 'default' },
  });
});

it.each([
  ['zh', 1],
  ['en', 2],
  ['ja', 3],
  ['fr', 4],
  ['de', 5],
])('knows %s by its number in the language database', (locale, id) => {
  expect(stateIn(locale)).toMatchObject({ language_id: id, domain_id: 152 });
});

it('has what the server knows of one visitor, on a page that is theirs alone', () => {
  const client = { ip: '192.0.2.7', country: 'FR', os: 'mac', mobile: true } as const;
  const [site] = config.sites;
  expect(appStateOf(config, site, client)).toMatchObject({ ip: '192.0.2.7', country: 'FR', client: 'mac' });
});

describe('the server location', () => {
  it.each([
    [undefined, 'fr', 'fr', 'https://fr.shop.example'],
    ['us', 'fr', 'us', 'https://us.shop.example'],
    ['ja', 'us', 'ja', ''],
    ['mars', 'fr', 'us', 'https://us.shop.example'],
    [undefined, '', 'us', 'https://us.shop.example'],
    [undefined, 'https://evil.example', 'us', 'https://us.shop.example'],
  ])('from the argument %s and the marker %s is %s', (argument, dataServer, location, host) => {
    expect(readAppState(argument, page({ dataServer }))).toMatchObject({
      server_location: location,
      backend_host: host,
    });
  });
});

describe('in the browser', () => {
  const ada = { vip: 1, username: 'Ada', email: 'ada@spindle.test', uid: '1', token: 'x', isInit: true };

  it('it knows who is logged in', () => {
    const cookies = `vip=1; user_info_new=${encodeURIComponent(JSON.stringify(ada))}; uid=1`;
    expect(readAppState(undefined, page({ cookies })).user_info).toEqual(ada);
  });

  it.each(['?email=other%40spindle.test', '?client_e=b3RoZXJAc3BpbmRsZS50ZXN0'])(
    'whose link names another address, without a token, stays who they are: %s',
    (query) => {
      vi.stubGlobal('location', new URL(`https://shop.example/store${query}`));
      const kept = `user_info_new=${encodeURIComponent(JSON.stringify(ada))}; email=ada%40spindle.test`;
      expect(readAppState(undefined, page({ cookies: kept })).user_info).toEqual(ada);
      // Nor does an anonymous visitor become that other person.
      expect(readAppState(undefined, page()).user_info).toMatchObject({ email: '', isInit: false });
    },
  );

  it.each([
    [{ isInit: true, email: 'ada@spindle.test' }],
    [{ isInit: true, email: 'ada@spindle.test', vip: '9', username: 7, uid: null, token: [], more: 1 }],
    [{ isInit: true, email: 'ada@spindle.test', vip: 1.5 }],
  ])('what is missing or makes no sense of a member is empty: %j', (kept) => {
    const cookies = `user_info_new=${encodeURIComponent(JSON.stringify(kept))}`;
    expect(readAppState(undefined, page({ cookies })).user_info).toEqual({
      ...{ vip: 0, username: '', uid: '', token: '' },
      ...{ email: 'ada@spindle.test', isInit: true },
    });
  });

  it.each(['', 'user_info_new=%7B', 'user_info_new=%E7', 'user_info_new=null', 'user_info_new=%7B%7D'])(
    'nobody is known by %j',
    (cookies) => {
      expect(readAppState(undefined, page({ cookies })).user_info.isInit).toBe(false);
    },
  );

  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'mac', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'win', true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'win', false],
    ['Mozilla/5.0 (Linux; Android 15) Mobile', 'win', true],
  ])('%s is a %s', (userAgent, client, mobile) => {
    expect(readAppState(undefined, page({ userAgent }))).toMatchObject({ client, mobile });
  });
});

it('takes an iPad, which says that it is a Mac, for the tablet that it is', () => {
  const userAgent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';
  expect(readAppState(undefined, page({ userAgent, touchPoints: 5 }))).toMatchObject({
    ...{ client: 'win', mobile: true },
  });
  expect(readAppState(undefined, page({ userAgent }))).toMatchObject({ client: 'mac', mobile: false });
});
