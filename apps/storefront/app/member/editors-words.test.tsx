import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { MemberCentre } from './MemberCentre.tsx';

const about = {
  title: 'Come in',
  summary: 'Your keys are here.',
  points: ['Every key', 'Every build'],
  legalText: 'You accept the terms.',
  seo: {} as never,
};

test('a form of the account has the words of editors, and its own without them', async () => {
  const frame = (said?: typeof about) =>
    renderForTest(
      <AuthFrame title="Log in" text="With your address." about={said}>
        <form />
      </AuthFrame>,
    );
  const html = await frame(about);
  for (const words of ['Come in', 'Your keys are here.', 'Every build', 'You accept the terms.']) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain('With your address.');
  expect(await frame()).toContain('With your address.');
});

test('a page within a section has a title of its own, and nothing of what editors say of the section', async () => {
  const sections = [{ section: 'orders' as const, title: 'Your orders', text: 'Newest first.' }];
  const html = await renderForTest(
    <MemberCentre
      section="orders"
      name="Kei"
      counts={{}}
      title="Order SP-7K3QX-9M2TD"
      email="kei@shop.example"
      token=""
      about={{ title: 'Your account', seo: {} as never, sections } as never}
    >
      <p>Nothing</p>
    </MemberCentre>,
  );
  expect(html).toContain('Order SP-7K3QX-9M2TD</h1>');
  expect(html).not.toContain('Newest first.');
  expect(html).toMatch(/<a aria-current="true"[^>]*>Your orders/);
});

test('the member centre shows the notice to all members above what editors say of the section', async () => {
  const html = await renderForTest(
    <MemberCentre
      section="my_products"
      name="Kei"
      counts={{ licences: 3, seats: 7, taken: 2, subscriptions: 0, orders: 4 }}
      email="kei@shop.example"
      token=""
      about={{
        title: 'Your account',
        summary: undefined,
        seo: {} as never,
        notice: { text: 'Support is closed on Monday.', link: '/contact', linkLabel: 'Write anyway' },
        sections: [
          {
            section: 'my_products',
            title: 'Your programs',
            text: 'Keys and builds.',
            empty: undefined,
            helpLink: '/help',
            helpLabel: 'Help with keys',
          },
        ],
      }}
    >
      <p>Nothing</p>
    </MemberCentre>,
  );
  const [notice, title] = [html.indexOf('Support is closed on Monday.'), html.indexOf('<h1')];
  expect(notice).toBeGreaterThan(0);
  expect(title).toBeGreaterThan(notice);
  expect(html).toContain('href="/contact"');
  expect(html).toContain('Your programs</h1>');
  expect(html).toContain('Help with keys');
  // The counts beside the sections; nothing where there is none.
  expect(html.match(/(?<=class="centre-count">)[^<]+/g)).toEqual(['3', '2/7', '4']);
});

test('what editors say of the whole centre stands on its overview alone', async () => {
  const at = (section: 'overview' | 'orders') =>
    renderForTest(
      <MemberCentre
        section={section}
        name="Kei"
        counts={{}}
        email="kei@shop.example"
        token=""
        about={{ title: 'Your account', summary: 'All that you have.', sections: [] } as never}
      >
        <p>Nothing</p>
      </MemberCentre>,
    );
  expect(await at('overview')).toContain('All that you have.');
  expect(await at('orders')).not.toContain('All that you have.');
});
