import { expect, test } from 'vitest';
import { onMissingScreen, SCREEN_MISSING } from './chunk-failures.ts';

const target = { pathname: '/checkout', search: '?pid=643', hash: '#pay' };

function missing(to: typeof target | undefined, loadedAt = 0) {
  const loaded: string[] = [];
  const event = new Event(SCREEN_MISSING, { cancelable: true });
  onMissingScreen(event, to, {
    storage: { getItem: () => String(loadedAt), setItem() {} },
    now: () => 1_000_000,
    load: (href) => loaded.push(href),
  });
  return { loaded, fails: !event.defaultPrevented };
}

test('the target is loaded as a document, in place of the page that is left', () => {
  expect(missing(target)).toEqual({ loaded: ['/checkout?pid=643#pay'], fails: false });
});

test('a navigation fails where a document was loaded just now, so that the page can say so', () => {
  expect(missing(target, 995_000)).toEqual({ loaded: [], fails: true });
});

test('who has gone elsewhere meanwhile stays there', () => {
  expect(missing(undefined)).toEqual({ loaded: [], fails: true });
});
