import { Form, useNavigation } from 'react-router';
import { usePageState } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';

/**
 * The step in which a bank asks its customer to confirm.
 * @param amount undefined if a card is only saved
 */
export function BankQuestion({ amount }: { amount: string | undefined }) {
  const { shopName: shop } = usePageState();
  const words = useWords('purchase');
  const busy = useNavigation().state !== 'idle';
  return (
    <Form
      method="post"
      className="sandbox-form"
      onSubmit={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      <p>
        {amount === undefined
          ? words('sandbox.keepAuthenticationText', { shop })
          : words('sandbox.authenticationText', { amount, shop })}
      </p>
      <Button type="submit" name="answer" value="approve" aria-disabled={busy || undefined}>
        {words('sandbox.approve')}
      </Button>
      <Button type="submit" name="answer" value="refuse" look="outline" aria-disabled={busy || undefined}>
        {words('sandbox.refuse')}
      </Button>
    </Form>
  );
}
