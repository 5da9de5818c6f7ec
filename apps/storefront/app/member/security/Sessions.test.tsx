import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import type { ShownSession } from './load-security.ts';
import { Sessions } from './Sessions.tsx';

const here: ShownSession = {
  ...{ id: '1', here: true, device: 'Linux', place: undefined, way: 'password' },
  ...{ begun: 'just now', seen: 'just now' },
};
const other = { ...here, id: '2', here: false, begun: '2 hours ago' };
const draw = (...sessions: ShownSession[]) => renderForTest(<Sessions sessions={sessions} token="" />);

test('who is logged in nowhere else is not offered to end that', async () => {
  expect(await draw(here)).not.toContain('value="end-others"');
  expect(await draw(here)).toContain('value="end-all"');
  expect(await draw(here, other)).toContain('value="end-others"');
});

test('of several on the same kind of computer, each end says which one', async () => {
  const html = await draw(here, other, { ...other, id: '3' });
  const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id);
  expect(described).toEqual(['session-2', 'session-3']);
  for (const id of described) expect(html).toContain(`id="${id}"`);
});
