import { FormToken } from '../forms/FormToken.tsx';
import { useLinks } from '../page-state.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { SpecSheet } from '../ui/SpecSheet.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useWords } from '../words.ts';
import type { MadeFile } from './offline-action.ts';

/** The licence file in the three ways in which it can be transferred: as a file, by camera, as text. */
export function LicenceFile({ file, token }: { file: MadeFile; token: string }) {
  const { text, qr, computer, product, key, worksUntil } = file;
  const words = useWords('pages');
  const links = useLinks();
  return (
    <>
      <Notice tone="success" title={words('offline.done')}>
        <p>{words('offline.carry', { computer })}</p>
      </Notice>
      <SpecSheet
        rows={[
          { label: words('offline.product'), value: product },
          { label: words('offline.key'), value: <span className="service-key">{key}</span> },
          { label: words('offline.computer'), value: computer },
          ...(worksUntil ? [{ label: words('offline.worksUntil'), value: worksUntil }] : []),
        ]}
      />
      <form method="post" action={links.licenceFile()}>
        <FormToken token={token} />
        <input type="hidden" name="file" value={text} />
        <Button type="submit">
          <Icon name="download" />
          {words('offline.download')}
        </Button>
      </form>
      <figure className="offline-qr">
        <QrCode drawing={qr} label={words('offline.qr')} />
        <figcaption className="text-small text-muted">{words('offline.scan')}</figcaption>
      </figure>
      <details>
        <summary>{words('offline.asText')}</summary>
        <TextArea
          className="input offline-text"
          aria-label={words('offline.asText')}
          rows={8}
          value={text}
          readOnly
        />
      </details>
      <p className="text-small text-muted">{words('offline.newest')}</p>
    </>
  );
}
