import { expect, test } from 'vitest';
import { visitorDevice } from './visitor-device.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const FIREFOX_32 = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  [{ 'user-agent': WINDOWS }, 'win', undefined],
  [{ 'user-agent': FIREFOX_32 }, 'win', 'x86'],
  [{ 'user-agent': MAC }, 'mac', undefined],
  [{ 'user-agent': IPHONE }, 'other', undefined],
  [{ 'user-agent': ANDROID }, 'android', undefined],
  [{ 'user-agent': LINUX }, 'other', undefined],
  [{ 'user-agent': 'curl/8.14.1' }, undefined, undefined],
  [{}, undefined, undefined],
  // Client hints take precedence over the user agent, which always says the same.
  [{ 'user-agent': WINDOWS, 'sec-ch-ua-platform': '"macOS"', 'sec-ch-ua-arch': '"arm"' }, 'mac', 'arm64'],
  [{ 'sec-ch-ua-platform': '"Chrome OS"' }, 'other', undefined],
  [{ 'user-agent': MAC, 'sec-ch-ua-platform': '"Unknown"' }, 'mac', undefined],
  [{ 'sec-ch-ua-arch': '"x86"', 'sec-ch-ua-bitness': '"64"' }, undefined, 'x64'],
  [{ 'sec-ch-ua-arch': '"x86"', 'sec-ch-ua-bitness': '"32"' }, undefined, 'x86'],
] as [Record<string, string>, string | undefined, string | undefined][])(
  '%o is %s, %s',
  (headers, system, machine) => {
    expect(visitorDevice(new Headers(headers))).toEqual({ system, machine });
  },
);
