import { Notice } from '../../ui/Notice.tsx';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import styles from './security.css?url';

/** Handed out just now, and never again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const words = useWords('security');
  return (
    <>
      <Stylesheet href={styles} />
      <Notice tone="success" title={words('twoFactor.codesTitle')}>
        <p>{words('twoFactor.codesText')}</p>
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Notice>
    </>
  );
}
