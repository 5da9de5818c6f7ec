import { describe, expect, it } from 'vitest';
import { cmsHref } from './cms-link.ts';

describe('links written by editors', () => {
  it.each([
    ['/dvd-ripper', '/de/dvd-ripper'],
    ['/', '/de'],
    ['/setup/dvd-ripper.exe', '/setup/dvd-ripper.exe'],
    ['/mlink/download.php?p=643', '/mlink/download.php?p=643'],
    ['#faq', '#faq'],
    ['https://example.com/a', 'https://example.com/a'],
    ['mailto:help@spindle.test', 'mailto:help@spindle.test'],
  ])('%s leads to %s', (link, href) => {
    expect(cmsHref(link, { prefix: '/de' })).toBe(href);
  });

  it.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'dvd-ripper', 'data:text/html,x', ''])(
    '%s is no link',
    (link) => {
      expect(cmsHref(link, { prefix: '/de' })).toBeUndefined();
    },
  );

  it('leaves the default language without a prefix', () => {
    expect(cmsHref('/dvd-ripper', { prefix: '' })).toBe('/dvd-ripper');
  });
});
