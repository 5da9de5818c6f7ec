import type { Actor } from '@spindle/domain/actor.ts';
import { changeRole } from '@spindle/domain/staff/change-role.ts';
import { listRoles } from '@spindle/domain/staff/list-roles.ts';
import { mayAct, permissionsOf } from '@spindle/domain/staff/may-act.ts';
import type { Permission } from '@spindle/domain/staff/permission.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { DatabaseOutage } from '@spindle/platform/database-outage.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinksFor } from './DeskLinks.tsx';
import { DeskPage } from './DeskPage.tsx';
import { GroupsFor } from './DeskStart.tsx';
import { AskFirst } from './forms/AskFirst.tsx';
import { staffActor } from './staff-actor.ts';

const { db } = await testDatabase();
const member = (role: string) => ({ collection: 'staff', id: 1, email: `${role}@shop.test`, role });
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };

async function shown(
  user: unknown,
  children: () => Promise<string> = async () => 'buyer@example.test',
  audited?: 'coupon',
) {
  const page = await DeskPage({
    view: { user, i18n: { language: 'en' } },
    permission: 'orders',
    audited,
    may: (actor, permission) => mayAct(db, actor, permission),
    title: 'Orders',
    done: () => '',
    children,
  });
  return renderToStaticMarkup(page);
}
const linksOf = async (role: string) =>
  renderToStaticMarkup(
    <LinksFor permissions={await permissionsOf(db, staffActor(member(role)))} language="en" />,
  );

test.each(['admin', 'support'])('%s sees who waits at the desk', async (role) => {
  expect(await shown(member(role))).toContain('buyer@example.test');
  expect(await linksOf(role)).toContain('/admin/orders-in-review');
});

test('a page leads to what was changed there, whoever may see that; nobody else sees the page of all changes', async () => {
  const children = async () => '';
  expect(await shown(member('admin'), children, 'coupon')).toContain('/admin/changes?kind=coupon');
  expect(await shown(member('support'), children, 'coupon')).not.toContain('/admin/changes');
  expect(await linksOf('admin')).toContain('/admin/changes');
  expect(await linksOf('support')).not.toContain('/admin/changes');
});

test('an editor sees no buyer, and no link to where they are; support sees none to prices', async () => {
  expect(await shown(member('editor'))).toMatch(/Your role doesn’t include this page/);
  expect(await shown(member('editor'))).not.toContain('buyer@');
  expect(await linksOf('editor')).not.toContain('orders');
  expect(await linksOf('editor')).toContain('/admin/coupons');
  expect(await linksOf('support')).not.toContain('/admin/coupons');
});

test('the start page leads to the same pages as the menu, in groups, and shows no empty one', async () => {
  const groupsOf = async (role: string) =>
    renderToStaticMarkup(
      <GroupsFor permissions={await permissionsOf(db, staffActor(member(role)))} language="en" />,
    );
  const pagesIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, page]) => page).toSorted();
  for (const role of ['admin', 'editor', 'support']) {
    expect(pagesIn(await groupsOf(role))).toEqual(pagesIn(await linksOf(role)));
  }
  expect(await groupsOf('admin')).toContain('Orders and members');
  expect(await groupsOf('editor')).not.toContain('Orders and members');
});

test('what the rows say counts, from then on', async () => {
  const support = (await listRoles(db)).find(({ role }) => role === 'support');
  if (!support) expect.fail();
  const give = (permissions: readonly Permission[]) =>
    changeRole({ db, clock: systemClock }, admin, { ...support, permissions });
  await give(['prices']);
  expect(await shown(member('support'))).not.toContain('buyer@');
  expect(await linksOf('support')).toContain('/admin/coupons');
  await give(support.permissions);
  expect(await shown(member('support'))).toContain('buyer@');
});

test('says that the database does not answer, where nothing else is wrong', async () => {
  const fails = (error: Error) => () => Promise.reject(error);
  const late = new Error('Failed query', { cause: new DatabaseOutage('no connection became free') });
  expect(await shown(member('admin'), fails(late))).toContain('The database doesn’t answer');
  await expect(shown(member('admin'), fails(new TypeError('a mistake of ours')))).rejects.toThrow(TypeError);
});

test('who is not logged in is led to the log-in', async () => {
  expect(await shown(undefined)).toMatch(/href="\/admin\/login"/);
});

test('a button of the desk asks before it sends anything', () => {
  const html = renderToStaticMarkup(
    <AskFirst
      action="/desk/accept-order"
      fields={{ order: '1' }}
      name="Accept: 4711"
      label="Accept"
      question="Sure?"
      yes="Yes"
    />,
  );
  const [before, after] = html.split('</summary>');
  expect(before).not.toContain('type="submit"');
  expect(after).toMatch(/Sure\?.*type="submit"/);
});
