import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';

/** The buyer's saved card; the fields below it are for another one. */
export function KeptCard({ amount, lastFour }: { amount: string; lastFour: string }) {
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
      <Button type="submit" name="answer" value="kept" look="outline" aria-disabled={busy || undefined}>
        {words('sandbox.kept', { amount, lastFour })}
      </Button>
      <p>{words('sandbox.other')}</p>
    </Form>
  );
}
