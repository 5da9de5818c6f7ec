import { Button } from '../../ui/Button.tsx';
import { CopyKey } from '../../ui/CopyKey.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';

/** The codes are shown now, and never again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const words = useWords('security');
  return (
    <Notice tone="success" title={words('twoFactor.codesTitle')}>
      <p>{words('twoFactor.codesText')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {/* Neither button exists without script: then a click selects the codes, and the browser prints. */}
      <div className="recovery-ways">
        <CopyKey
          value={codes.join('\n')}
          size="small"
          says={{
            copy: words('twoFactor.copyCodes'),
            copied: words('twoFactor.codesCopied'),
            failed: words('twoFactor.codesCopyFailed'),
          }}
        />
        <Button look="outline" size="small" onClick={() => print()}>
          {words('twoFactor.printCodes')}
        </Button>
      </div>
    </Notice>
  );
}
