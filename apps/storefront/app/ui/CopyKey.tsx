import { useEffect, useState } from 'react';
import { Button, type ButtonLook } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** How long the button says "copied", in ms. */
const SAID = 2500;

/** The button that copies a key. Without script there is no button, and a click selects the key. */
export function CopyKey({
  value,
  says,
  size,
}: {
  value: string;
  /** `copyOf` names the key if a page shows several. */
  says: { copy: string; copyOf?: string; copied: string; failed: string };
  size?: ButtonLook['size'];
}) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), SAID);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }
  return (
    <div className="copy-key">
      <Button look="outline" size={size} aria-label={says.copyOf} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={16} />
        {says.copy}
      </Button>
      <span role="status">{outcome && says[outcome]}</span>
    </div>
  );
}
