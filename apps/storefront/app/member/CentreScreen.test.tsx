import { expect, test, vi } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { CentreScreen } from './CentreScreen.tsx';
import type { FormAnswer } from './failed-submission.ts';

/** The security section, which could not be loaded after one of its forms was sent. */
async function failedAfter(answer: FormAnswer | undefined) {
  const shown = { section: 'security', failed: true, email: 'kei@shop.example', name: 'Kei' } as const;
  const screen = (
    <CentreScreen shown={{ ...shown, counts: {} }} token="" centre={undefined} trials={[]} answer={answer} />
  );
  // The first rendering only requests the section's code.
  await renderForTest(screen).catch(() => {});
  await vi.dynamicImportSettled();
  return renderForTest(screen);
}

test('recovery codes, which are shown this once, stand above what could not be loaded', async () => {
  const html = await failedAfter({ recoveryCodes: ['first-code', 'second-code'] });
  const failed = html.indexOf('This can’t be shown right now');
  expect(failed).toBeGreaterThan(0);
  for (const code of ['first-code', 'second-code']) {
    expect(html).toContain(code);
    expect(html.indexOf(code)).toBeLessThan(failed);
  }
  expect(await failedAfter(undefined)).not.toContain('Keep these recovery codes');
});

test.each([
  ['of the form', { values: {}, fields: {}, problem: 'too_many_requests' }],
  ['of a field', { values: {}, fields: { code: 'too_many_requests' } }],
])('so does what is wrong, %s', async (_, reply) => {
  const html = await failedAfter({ reply });
  const said = html.indexOf('Too many');
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThan(html.indexOf('This can’t be shown right now'));
  expect(html.match(/Too many/g)).toHaveLength(1);
});

test('that a section is on its way is said outside of what is busy', async () => {
  const html = await failedAfter(undefined);
  const status = html.indexOf('role="status"');
  expect(status).toBeGreaterThan(0);
  // The busy part begins after the status has ended.
  expect(html.indexOf('</p>', status)).toBeLessThan(html.indexOf('class="centre-main"'));
});
