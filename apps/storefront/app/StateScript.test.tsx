import { expect, test } from 'vitest';
import type { AppState, ProInfo } from '../page/app-state.ts';
import { renderForTest } from './render-for-test.tsx';
import { StateScript } from './StateScript.tsx';

const product: ProInfo = {
  ...{ pid: '643', slug: 'dvd_ripper', system: 'win', productLine: 'dvd' },
  shortName: '</script><script>alert(1)</script>',
};
const matches = [{ handle: { pageType: 'product', product: () => product } }];

test('every page says what it is about, as data that nothing can break out of', async () => {
  const html = await renderForTest(<StateScript matches={matches} />);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script id="api" type="application/json" data-server="us">');
  const state = JSON.parse(/>(.*)<\/script>/.exec(html)?.[1] ?? '') as AppState;
  expect(state).toMatchObject({
    pageType: 'product',
    locale: 'en',
    product: { currentPid: '643', proInfo: product },
    user_info: { isInit: false },
    ...{ ip: '', country: '' },
    promotion: { productLine: 'common', cookieSuffix: 'default' },
  });
});

test('a page says which promotion runs where its layout knows', async () => {
  const promotion = { productLine: 'dvd', cookieSuffix: 'week' };
  const layout = { handle: { promotion: (loaded?: object) => loaded && promotion }, loaderData: {} };
  const stateOf = async (match: object) =>
    JSON.parse(/>(.*)<\/script>/.exec(await renderForTest(<StateScript matches={[match]} />))?.[1] ?? '');
  expect(await stateOf(layout)).toMatchObject({ promotion });
  expect(await stateOf({ ...layout, loaderData: undefined })).toMatchObject({
    promotion: { productLine: 'common' },
  });
});
