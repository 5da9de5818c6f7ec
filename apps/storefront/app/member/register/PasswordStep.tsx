import { useWords } from '../../words.ts';
import { NewPasswordForm } from '../NewPasswordForm.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { LegalText } from './LegalText.tsx';
import type { RegisterData } from './register-data.ts';

/** Step 3: the password that makes the account. */
export function PasswordStep({ data, token, reply }: ScreenProps<RegisterData>) {
  const words = useWords('accounts');
  return (
    <>
      <NewPasswordForm
        id="register-password"
        email={data.email}
        token={token}
        reply={reply}
        label={words('password')}
        submit={words('register.complete')}
      />
      <LegalText />
    </>
  );
}
