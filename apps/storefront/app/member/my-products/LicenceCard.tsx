import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CopyKey } from '../../ui/CopyKey.tsx';
import { Disc } from '../../ui/Disc.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import { Seats } from '../devices/Seats.tsx';
import { SectionLink } from '../SectionLink.tsx';
import type { LicenceLabel } from './load-my-products.ts';
import { TimeBar } from './TimeBar.tsx';

/** A licence as the label of its disc. */
export function LicenceCard({ licence }: { licence: LicenceLabel }) {
  const words = useWords('member');
  const offer = useWords('offer');
  const links = useLinks();
  const facts = [
    offer(`licence.${licence.licenceType}`),
    licence.orderNumber && `${words('products.order')} ${licence.orderNumber}`,
    `${words('products.bought')} ${licence.bought}`,
  ].filter(Boolean);
  const usable = licence.state === 'active';
  return (
    <article
      className="licence"
      data-line={licence.line}
      data-state={licence.state}
      aria-labelledby={`licence-${licence.id}`}
    >
      <Disc line={licence.line} size="fill" className="licence-disc" />
      <header>
        <h2 id={`licence-${licence.id}`} className="licence-name">
          {licence.name}
        </h2>
        <ul className="licence-facts label">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </header>
      {licence.state === 'revoked' && <Notice tone="warning">{words('products.revoked')}</Notice>}
      {licence.state === 'expired' && licence.licenceType === 'trial' && (
        <Notice tone="warning">
          <p>
            {words('products.trialOver')} {licence.buyHref && words('products.trialKey')}
          </p>
          {licence.buyHref && (
            <ButtonLink href={licence.buyHref} size="small">
              {words('products.buy', { name: licence.name })}
            </ButtonLink>
          )}
        </Notice>
      )}
      {licence.state === 'expired' && licence.licenceType !== 'trial' && (
        <Notice tone="warning">
          <p>
            {words('products.expired')} {licence.renewHref && words('products.renewal')}
          </p>
          {licence.renewHref && (
            <ButtonLink href={licence.renewHref} look="outline" size="small">
              {words('products.renew', { time: offer(`licence.${licence.licenceType}`) })}
              <VisuallyHidden> {licence.name}</VisuallyHidden>
            </ButtonLink>
          )}
        </Notice>
      )}
      <div className="licence-key">
        <span className="label">{words('products.key')}</span>
        <code>{licence.key}</code>
        {usable && (
          <CopyKey
            value={licence.key}
            size="small"
            says={{
              copy: words('products.copy'),
              copyOf: words('products.copyKeyOf', { name: licence.name }),
              copied: words('products.copied'),
              failed: words('products.copyFailed'),
            }}
          />
        )}
      </div>
      <TimeBar bar={licence.bar} works={licence.works} updates={licence.updates} />
      <div className="licence-seats">
        <Seats used={licence.used} seats={licence.seats} />
        {licence.used > 0 && (
          <SectionLink className="link" href={`${links.member('devices')}#seats-${licence.id}`}>
            {words('devices.see')}
            <VisuallyHidden> {licence.name}</VisuallyHidden>
          </SectionLink>
        )}
      </div>
      {usable && (
        <div className="licence-downloads">
          {licence.downloads.map(({ url, version, system }) => (
            <ButtonLink key={url} href={url} look="outline" size="small" data-track="download">
              <Icon name="download" size={16} />
              {words('products.download', { version, system: offer(`system.${system}`) })}
            </ButtonLink>
          ))}
          {licence.downloads.length === 0 && (
            <p className="text-small text-muted">{words('products.noDownload')}</p>
          )}
        </div>
      )}
      {(licence.subscribed || licence.upgrade) && (
        <p className="licence-ways">
          {licence.subscribed && (
            <SectionLink className="link" href={links.member('subscriptions')}>
              {words('products.manage')}
              <VisuallyHidden> {licence.name}</VisuallyHidden>
            </SectionLink>
          )}
          {licence.upgrade && (
            <a className="link" href={licence.upgrade.href}>
              {words('products.upgrade', { name: licence.upgrade.name, price: licence.upgrade.price })}
            </a>
          )}
        </p>
      )}
      {usable && licence.older.length > 0 && <OlderVersions downloads={licence.older} />}
    </article>
  );
}

function OlderVersions({ downloads }: { downloads: LicenceLabel['older'] }) {
  const words = useWords('member');
  const offer = useWords('offer');
  return (
    <details className="licence-older">
      <summary>{words('products.older')}</summary>
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
