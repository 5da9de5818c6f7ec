import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.ts';

/** Copies the key. Without script it is not there, and the key is selected by a click. */
export function CopyKey({ value }: { value: string }) {
  const words = useWords('checkout');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  }
  return (
    <div className="copy-key">
      <Button look="outline" onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={16} />
        {words('thanks.copy')}
      </Button>
      <span role="status">{outcome && words(`thanks.${outcome}`)}</span>
    </div>
  );
}
