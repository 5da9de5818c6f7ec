import { expect, test } from 'vitest';
import config from './next.config.ts';

test('nobody can have pictures resized by the back office, which shows them as they are', () => {
  expect(config.images).toMatchObject({ unoptimized: true });
});
