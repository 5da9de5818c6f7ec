import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { useWords } from '../../words.ts';
import { SubmitButton } from '../SubmitButton.tsx';

/** Leads to Google's own page, and from there back into the shop. */
export function GoogleForm({ token }: { token: string }) {
  const words = useWords('accounts');
  return (
    <Form method="post" className="auth-fields">
      <FormToken token={token} />
      <SubmitButton step="google" look="outline">
        {words('google')}
      </SubmitButton>
    </Form>
  );
}
