import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningCollector, runCollector } from '@spindle/tracking/testing/run-collector.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'spindle-collector-'));
let collector: RunningCollector;

beforeAll(async () => {
  collector = await runCollector({ dataDirectory: directory });
});
afterAll(async () => {
  await collector?.kill();
  rmSync(directory, { recursive: true, force: true });
});

describe('a start that can not succeed ends with one clear line', () => {
  function start(environment: Record<string, string>) {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        SANDBOX: '1',
        SECRET: 'x'.repeat(32),
        DATABASE_URL: 'postgres://nobody@localhost/nothing',
        DATA_DIR: join(directory, 'other'),
        COLLECTOR_PORT: new URL(collector.url).port,
        ...environment,
      },
      encoding: 'utf8',
    });
    return { status, lines: stderr.split('\n').filter((line) => line && !line.includes('DB::Exception')) };
  }

  test('when another collector has the events', () => {
    const { status, lines } = start({ DATA_DIR: directory });
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        `^The event store ${directory}/events can't be opened \\(process \\d+ had it open last\\)`,
      ),
    ]);
  });

  test('when its journal can not be written', () => {
    const data = join(directory, 'no-journal');
    mkdirSync(data);
    writeFileSync(join(data, 'journal'), '');
    const { status, lines } = start({ DATA_DIR: data });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(`^The journal ${data}/journal can't be opened: `)]);
  });

  test('when its port is taken', () => {
    const { status, lines } = start({});
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^Port \d+ is taken\. /)]);
  });

  test('when the ClickHouse server does not answer', () => {
    const { status, lines } = start({ CLICKHOUSE_URL: 'http://127.0.0.1:9' });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^The event store 127\.0\.0\.1:9 can't be used: /)]);
  });

  test('when a setting is wrong', () => {
    const { status, lines } = start({ COLLECTOR_PORT: 'many' });
    expect(status).toBe(1);
    expect(lines).toEqual(['COLLECTOR_PORT: read "many"; allowed: a port from 1 to 65535']);
  });
});
