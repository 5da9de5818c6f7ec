import { expect, test } from 'vitest';
import { IMPORT_USAGE, readImportCommand } from './read-import-command.ts';

const read = (command: string) => readImportCommand(command.split(' ').filter(Boolean));
const onlyLooks = { map: undefined, apply: false };

test.each([
  ['c.csv l.csv o.csv', { ...onlyLooks, files: { customers: 'c.csv', licences: 'l.csv', orders: 'o.csv' } }],
  ['c.csv', { ...onlyLooks, files: { customers: 'c.csv' } }],
  ['- l.csv', { ...onlyLooks, files: { licences: 'l.csv' } }],
  ['- - o.csv --devices d.csv', { ...onlyLooks, files: { orders: 'o.csv', devices: 'd.csv' } }],
  ['--subscriptions s.csv', { ...onlyLooks, files: { subscriptions: 's.csv' } }],
  ['c.csv --devices -', { ...onlyLooks, files: { customers: 'c.csv' } }],
  ['--apply --map m.yaml c.csv', { files: { customers: 'c.csv' }, map: 'm.yaml', apply: true }],
])('%s names its files by their places, and writes only where it is told to', (command, asked) => {
  expect(read(command)).toEqual(asked);
});

test.each([
  ['', ''],
  ['- - -', ''],
  ['--apply', ''],
  ['c.csv l.csv o.csv d.csv', ''],
  ['c.csv --aply', "Unknown option '--aply'"],
  ['c.csv --apply=yes', "Option '--apply' does not take an argument"],
  ['c.csv --map', "Option '--map <value>' argument missing"],
])('“%s” is refused with what is wrong in it', (command, wrong) => {
  const refused = (() => {
    try {
      return read(command);
    } catch (error) {
      return String(error);
    }
  })();
  expect(refused).toContain(IMPORT_USAGE);
  expect(refused).toContain(wrong);
});
