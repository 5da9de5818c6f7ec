import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.ts';

/** Sends its form once: while it waits for the answer, it says so and does nothing. */
export function SubmitButton({
  step,
  look,
  className,
  children,
}: {
  step?: string;
  look?: 'outline';
  className?: string;
  children: ReactNode;
}) {
  const words = useWords('accounts');
  const { state, formData } = useNavigation();
  const sending = state !== 'idle' && formData !== undefined && (formData.get('step') ?? '') === (step ?? '');
  return (
    <Button
      type="submit"
      {...(look && { look })}
      {...(className && { className })}
      name={step && 'step'}
      value={step}
      aria-disabled={sending || undefined}
      onClick={(event) => {
        if (sending) event.preventDefault();
      }}
    >
      {sending ? words('working') : children}
    </Button>
  );
}
