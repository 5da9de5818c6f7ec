import { expect, test } from 'vitest';
import { checkDownloadAddress } from './download-address.ts';

test.each(['https://downloads.example/a.exe', '/files/a.exe', '/setups/a.exe', '/setup/a-1.2.exe'])(
  'a product is downloaded from %s',
  (address) => {
    expect(checkDownloadAddress(address)).toBe(true);
  },
);

test.each([
  ['/mlink?p=643', 'name the file itself'],
  ['/mlink/download.php?pid=643', 'name the file itself'],
  ['/setup/dvd-ripper', 'name the file itself'],
  ['/setup/files/a.exe', 'name the file itself'],
  ['//elsewhere.example/a.exe', 'Start with'],
  ['javascript:alert(1)', 'Start with'],
  ['', 'Start with'],
])('not from %j', (address, reason) => {
  expect(checkDownloadAddress(address)).toContain(reason);
});
