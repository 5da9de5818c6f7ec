import { readConfig } from '@spindle/platform/config.ts';
import { expect, it } from 'vitest';
import { welcome } from './console.ts';

const config = readConfig({
  SANDBOX: '1',
  DEMO: '1',
  SECRET: 's'.repeat(32),
  DATABASE_URL: 'postgres://u:p@localhost/d',
});
const rowOf = (text: string, label: string) =>
  text.split('\n').find((line) => line.trimStart().startsWith(label));

it('says of what is still being built that it comes, and of nothing else', () => {
  const text = welcome(config, { seconds: 1, coming: ['Back office'] });
  expect(rowOf(text, 'Back office')).toMatch(/\/admin \(being built, a minute or more\)$/);
  expect(text.match(/being built/g)).toHaveLength(1);
  expect(welcome(config, { seconds: 1 })).not.toContain('being built');
});

it('says that a part of the demo is loading only as long as it is', () => {
  expect(rowOf(welcome(config, { seconds: 1, demoLoads: true }), 'Demo')).toContain('is loading');
  expect(rowOf(welcome(config, { seconds: 1 }), 'Demo')).toBeUndefined();
});
