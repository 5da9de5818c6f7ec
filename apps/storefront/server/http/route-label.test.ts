import { NO_PAGE } from '@spindle/platform/no-page.ts';
import { expect, test } from 'vitest';
import { routeLabel } from './route-label.ts';

test.each(NO_PAGE)('/%s has a label of its own', (first) => {
  expect(routeLabel(`/${first}/anything?x=1`)).toBe(`/${first}`);
});

test.each(['/', '/dvd-ripper', '/de/member', '/made-up', '/?x=/api'])('%s is a page', (url) => {
  expect(routeLabel(url)).toBe('page');
});
