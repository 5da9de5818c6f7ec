import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AskFirst } from './AskFirst.tsx';
import { DeskLinks } from './DeskLinks.tsx';
import { DeskPage } from './DeskPage.tsx';

const member = (role: string) => ({ collection: 'staff', id: 1, email: `${role}@shop.test`, role });

async function shown(user: unknown): Promise<string> {
  const page = await DeskPage({
    view: { user, i18n: { language: 'en' } },
    title: 'Orders',
    about: '',
    done: () => '',
    children: async () => 'buyer@example.test',
  });
  return renderToStaticMarkup(page);
}

test.each(['admin', 'support'])('%s sees who waits at the desk', async (role) => {
  expect(await shown(member(role))).toContain('buyer@example.test');
  expect(renderToStaticMarkup(<DeskLinks user={member(role)} />)).toContain('/admin/orders-in-review');
});

test('an editor sees no buyer, and no link to where they are; support sees none to prices', async () => {
  expect(await shown(member('editor'))).toMatch(/for administrators and support staff/);
  expect(await shown(member('editor'))).not.toContain('buyer@');
  const linksOf = (role: string) => renderToStaticMarkup(<DeskLinks user={member(role)} />);
  expect(linksOf('editor')).not.toContain('orders');
  expect(linksOf('editor')).toContain('/admin/coupons');
  expect(linksOf('support')).not.toContain('/admin/coupons');
  expect(renderToStaticMarkup(<DeskLinks user={undefined} />)).toBe('');
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
