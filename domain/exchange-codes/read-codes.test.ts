import { expect, test } from 'vitest';
import { readCodes } from './read-codes.ts';

test.each([
  ['a list', 'AAAA-BBBB\nCCCC-DDDD\n', ['AAAA-BBBB', 'CCCC-DDDD']],
  ['Windows line ends and a byte order mark', '\ufeffAAAA-BBBB\r\nCCCC-DDDD\r\n', ['AAAA-BBBB', 'CCCC-DDDD']],
  [
    'a named column, parted by semicolons',
    'note;Code\nfirst;AAAA-BBBB\nsecond;CCCC-DDDD',
    ['AAAA-BBBB', 'CCCC-DDDD'],
  ],
  ['quotes, empty lines and empty fields', 'code,for\n"AAAA-BBBB","x, y"\n\n,nobody\n', ['AAAA-BBBB']],
  ['a heading of another name', 'Voucher code;for\nMAG-0001-A;x\nMAG-0002-B;y', ['MAG-0001-A', 'MAG-0002-B']],
  ['a first code without a digit', 'ABCD-EFGH\nABC1-EFG2\n', ['ABCD-EFGH', 'ABC1-EFG2']],
  ['one code', 'ABCD-EFGH\n', ['ABCD-EFGH']],
  ['nothing', '', []],
])('%s', (_, csv, codes) => {
  expect(readCodes(csv)).toEqual(codes);
});

test('what is no CSV is none', () => {
  expect(readCodes('"AAAA-BBBB\nCCCC')).toBeUndefined();
});
