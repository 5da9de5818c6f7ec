import { expect } from '@playwright/test';
import { ready, reload, visit } from '../ready.ts';
import { linkIn, mailTo } from '../shop.ts';
import { test } from '../test.ts';
import { codeOfApp } from './authenticator-app.ts';
import { hasNoBarrier } from './barriers.ts';
import { sendLogIn } from './log-in.ts';
import { block, blockedMember, password, register } from './members.ts';
import { tabTo } from './tabbing.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('who is blocked is told of their data, takes them along by a mailed link, and has them erased', async ({
      page,
      request,
    }) => {
      const looks = async (name: string) => javaScriptEnabled && hasNoBarrier(page, `blocked-${name}`);
      const email = await blockedMember(request);
      await visit(page, '/member?a=login');
      await sendLogIn(page, { email, password });
      const notice = page.getByRole('alert').filter({ hasText: 'This account is blocked' });
      await notice.getByRole('link', { name: 'Take your data along, or have it erased' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your data without a log-in' })).toBeVisible();
      await ready(page);
      await looks('asks');
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Email me the link' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'a link is on its way' })).toContainText(email);

      const link = linkIn(await mailTo(request, email, /^Your data in our shop/));
      await visit(page, link);
      await expect(page.getByText(`The data of ${email}`)).toBeVisible();
      await looks('data');
      // This is not a log-in.
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('laravel_session');
      await page.getByRole('button', { name: 'Make an archive' }).click();
      // A job makes it, perhaps already; only then it can't be asked for again.
      const archive = page.getByRole('status').filter({ hasText: /archive is (being made|ready)/ });
      await expect(archive).toBeVisible();
      await mailTo(request, email, /^Your data is ready/);
      await reload(page);
      await expect(archive).toContainText('Your archive is ready.');
      await looks('archive-ready');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Fetch the archive' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.zip$/);

      await page.getByRole('checkbox', { name: /^I’ve noted down/ }).check();
      await page.getByRole('button', { name: 'Close and erase my account' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
      await mailTo(request, email, /^Your account will be erased on/);
      await visit(page, link);
      await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
      await looks('link-ended');
    });
  });
}

test('who has a second factor gives its code with the link, too', async ({ page, request }) => {
  const { email, uid } = await register(page.request);
  await visit(page, '/member?a=security');
  await page.getByRole('button', { name: 'Set it up' }).click();
  const key = (await page.locator('.totp-secret').textContent()) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(codeOfApp(key, Date.now()));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Keep these recovery codes' })).toBeVisible();
  await block(request, uid);

  await visit(page, '/member?a=your_data');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await visit(page, linkIn(await mailTo(request, email, /^Your data in our shop/)));
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await hasNoBarrier(page, 'blocked-second-factor');
  const code = page.getByLabel('Code', { exact: true });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code doesn’t work. Check it, or use a new one.')).toBeVisible();
  await expect(code).toBeFocused();
  // The next code, because the one before is used up.
  await code.fill(codeOfApp(key, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`The data of ${email}`)).toBeVisible();
});

test('in German, with the keyboard alone, and what is missing is said in German', async ({
  page,
  request,
}) => {
  const { keyboard } = page;
  const email = await blockedMember(request);
  await visit(page, '/de/member?a=your_data');
  // The word contains a word joiner, which keeps it on one line.
  await tabTo(page, /^E-.?Mail$/);
  await keyboard.press('Enter');
  await expect(page.getByText('Dieses Feld ist erforderlich.')).toBeVisible();
  await keyboard.type(email);
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'ein Link unterwegs' })).toBeVisible();

  const link = new URL(linkIn(await mailTo(request, email, /^Ihre Daten in unserem Shop/)));
  expect(link.pathname).toBe('/de/member');
  await visit(page, link.href);
  await tabTo(page, /^Archiv erstellen$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Ihr Archiv' })).toBeVisible();
  await mailTo(request, email, /Daten/);
  const sure = page.getByRole('checkbox', { name: /^Ich habe meine Lizenzschlüssel notiert/ });
  const erase = /^Konto schließen und löschen$/;
  await tabTo(page, erase);
  await keyboard.press('Enter');
  await expect(page.getByText('Dieses Feld ist erforderlich.')).toBeVisible();
  await expect(sure).toBeFocused();
  await keyboard.press('Space');
  await expect(sure).toBeChecked();
  await expect(page.getByText('Dieses Feld ist erforderlich.')).toHaveCount(0);
  await tabTo(page, erase);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Konto ist geschlossen' })).toBeVisible();
});
