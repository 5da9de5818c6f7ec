import { useWords } from '../../words.ts';
import { EmailForm } from '../EmailForm.tsx';
import { GoogleForm } from '../google/GoogleForm.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { LegalText } from './LegalText.tsx';
import type { RegisterData } from './register-data.ts';

/** Step 1: an address to which a code is mailed. */
export function AddressStep({ data, token, reply, captcha }: ScreenProps<RegisterData>) {
  const words = useWords('accounts');
  return (
    <>
      <EmailForm
        id="register-address"
        autoComplete="email"
        submit={words('register.sendCode')}
        token={token}
        reply={reply}
        captcha={captcha}
      />
      {data.google && <GoogleForm token={token} />}
      <LegalText />
    </>
  );
}
