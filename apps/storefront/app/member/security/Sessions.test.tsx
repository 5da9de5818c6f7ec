import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import type { ShownSession } from './load-security.ts';
import { Sessions } from './Sessions.tsx';

const here: ShownSession = {
  ...{ id: '1', here: true, device: 'Linux', place: undefined, way: 'password' },
  ...{ begun: 'just now', seen: 'just now' },
};
const other = { ...here, id: '2', here: false, begun: '2 hours ago' };
const draw = (...sessions: ShownSession[]) =>
  renderForTest(<Sessions sessions={sessions} confirmed token="" />);

test('everything but this session can be ended, where there is no other session, too', async () => {
  const alone = await draw(here);
  // Log-ins that wait for their second factor and mailed links are in no list.
  expect(alone).toMatch(
    /value="end-open"[^>]*>Cancel unfinished log-ins, links sent by email and support visits</,
  );
  // It is rarely wanted, and only a button that is should stand out.
  const isOutline = (html: string) =>
    /<button[^>]*value="end-(?:others|open)"[^>]*>/.exec(html)?.[0].includes('outline');
  expect(alone).toMatch(/value="end-all"[^>]*>Log out here as well</);
  const both = await draw(here, other);
  expect(both).toMatch(/value="end-others"[^>]*>Log out everywhere else</);
  expect([isOutline(alone), isOutline(both)]).toEqual([true, false]);
});

test('who has not just proved who they are sees them, and is led to where that is done', async () => {
  const html = await renderForTest(<Sessions sessions={[here, other]} confirmed={false} token="" />);
  expect(html).toContain('2 hours ago');
  expect(html).toContain('href="#confirm"');
  expect(html).not.toContain('<form');
});

test('of several on the same kind of computer, each end says which one', async () => {
  const html = await draw(here, other, { ...other, id: '3' });
  const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id);
  expect(described).toEqual(['session-2', 'session-3']);
  for (const id of described) expect(html).toContain(`id="${id}"`);
});
