import { useWords } from '../../words.ts';
import type { LicenceLabel } from './label-licences.ts';

/** The archive of a licence, or of one program of a bundle. */
export function OlderVersions({ of, downloads }: { of?: string; downloads: LicenceLabel['older'] }) {
  const words = useWords('licences');
  const offer = useWords('offer');
  return (
    <details className="licence-older">
      <summary>
        {words('products.older')}
        {of && ` (${of})`}
      </summary>
      <ul>
        {downloads.map(({ url, version, system, date, sha256 }) => (
          <li key={url}>
            <a className="link" href={url} data-track="download">
              {words('products.download', { version, system: offer(`system.${system}`) })}
            </a>{' '}
            <span className="label">{date}</span>
            <p className="text-small text-muted">
              SHA-256 <code>{sha256}</code>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
