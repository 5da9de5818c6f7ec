import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '@spindle/platform/config.ts';
import { expect, test } from 'vitest';
import { builtPrograms } from './programs.ts';

const deploy = resolve(import.meta.dirname, '../deploy');
const ROOT = '/srv/spindle';

function unit(name: string) {
  const lines = readFileSync(join(deploy, `spindle-${name}.service`), 'utf8').split('\n');
  const value = (key: string) => lines.find((line) => line.startsWith(`${key}=`))?.slice(key.length + 1);
  // Settings for one program are in its command, because those of a file override `Environment=`.
  const [, own = '', command] =
    /^(?:\/usr\/bin\/env ((?:\w+=\S+ )+))?(.*)$/.exec(value('ExecStart') ?? '') ?? [];
  return { cwd: value('WorkingDirectory'), own: own.trim(), command: command?.split(' ') };
}

// In a deployment of several machines each program runs on its own, and has to be started as `npm start` starts it.
test.each([
  ['storefront', 'storefront'],
  ['worker', 'storefront'],
  ['collector', 'collector'],
  ['backoffice', 'backoffice'],
])('the unit of the %s runs the %s as the launcher does', (name, program) => {
  const config = readConfig({
    SANDBOX: '1',
    DATABASE_URL: 'postgres://localhost/spindle',
    SECRET: 'a secret of the tests, which has to be long',
  });
  const launched = builtPrograms(ROOT, config, {}).find((one) => one.name === program);
  const { cwd, command } = unit(name);
  expect(cwd).toBe(launched?.cwd);
  expect(command).toEqual([`${ROOT}/node_modules/node/bin/node`, ...(launched?.command ?? [])]);
});

test('the worker works off jobs whatever the settings of all programs say', () => {
  expect(unit('worker').own).toBe('JOBS=only PORT=3010');
});
