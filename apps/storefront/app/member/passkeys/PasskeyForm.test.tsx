import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import { PasskeyLogin } from '../login/PasskeyLogin.tsx';

test('the button of a passkey is not offered as one that works before the script is there that hears it', async () => {
  const html = await renderForTest(<PasskeyLogin token="" reply={undefined} />);
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Continue with a passkey</);
});
