import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words.ts';

/** How long it says "copied", in ms. */
const SAID = 2500;

/** Copies a licence key. Without script the key itself is selected with one click. */
export function CopyKey({ licenceKey, name }: { licenceKey: string; name: string }) {
  const words = useWords('member');
  const [copied, setCopied] = useState(false);
  const able = useSyncExternalStore(
    () => () => {},
    () => 'clipboard' in navigator,
    () => false,
  );
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!able) return null;
  return (
    <>
      <button
        type="button"
        className="button button-outline button-small"
        aria-label={words('products.copyKeyOf', { name })}
        onClick={async () => {
          await navigator.clipboard.writeText(licenceKey).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
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
