import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words.ts';

/** How long it says "copied", in ms. */
const SAID = 2500;

/** A licence key and the button that copies it; where the clipboard is closed to us, it selects the key. */
export function CopyKey({ licenceKey, name }: { licenceKey: string; name: string }) {
  const words = useWords('member');
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(licenceKey);
      setCopied(true);
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <>
      <code ref={shown}>{licenceKey}</code>
      <button
        type="button"
        className="button button-outline button-small needs-script"
        aria-label={words('products.copyKeyOf', { name })}
        onClick={copy}
      >
        <Icon name={copied ? 'check' : 'copy'} size={16} />
        {words(copied ? 'products.copied' : 'products.copy')}
      </button>
      <span role="status" className="visually-hidden">
        {copied ? words('products.copied') : ''}
      </span>
    </>
  );
}
