import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disc } from '../../ui/Disc.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import { SectionLink } from '../SectionLink.tsx';
import styles from './devices.css?url';
import type { LicenceSeats, ShownDevice } from './load-devices.ts';
import { Seats } from './Seats.tsx';

/** On which computers the member's licences work, and the way to free a seat. */
export function Devices({
  licences,
  released,
  empty,
}: {
  licences: readonly LicenceSeats[];
  released: boolean;
  /** What editors say where there is nothing yet. */
  empty: string | undefined;
}) {
  const words = useWords('member');
  const links = useLinks();
  return (
    <>
      <Stylesheet href={styles} />
      {released && <Notice tone="success">{words('devices.released')}</Notice>}
      {licences.length === 0 && (
        <EmptyState
          title={words('products.emptyTitle')}
          text={empty ?? words('devices.emptyText')}
          action={<ButtonLink href={links.store()}>{words('products.toShop')}</ButtonLink>}
        />
      )}
      {licences.map((licence) => (
        <section
          key={licence.id}
          className="seats-of"
          data-line={licence.line}
          data-state={licence.state}
          aria-labelledby={`seats-${licence.id}`}
        >
          <header>
            <Disc line={licence.line} size="sm" />
            <h2 id={`seats-${licence.id}`}>{licence.name}</h2>
            <p className="seats-key">
              <VisuallyHidden>{words('products.key')} </VisuallyHidden>
              <SectionLink className="link" href={links.licence(licence.id)}>
                {licence.key}
              </SectionLink>
            </p>
          </header>
          <Seats used={licence.devices.length} seats={licence.seats} />
          {licence.devices.length === 0 ? (
            <p className="text-muted">{words('devices.none')}</p>
          ) : (
            <ul>
              {licence.devices.map((device) => (
                <Computer key={device.id} device={device} />
              ))}
            </ul>
          )}
        </section>
      ))}
      {licences.length > 0 && (
        <p>
          <a className="link" href={links.offlineActivation()}>
            {words('devices.withoutNetwork')}
          </a>
        </p>
      )}
    </>
  );
}

function Computer({ device: { name, system, lastSeen, stale, releaseHref } }: { device: ShownDevice }) {
  const words = useWords('member');
  const offer = useWords('offer');
  return (
    <li>
      <p className="device-name">{name}</p>
      <p className="device-facts">
        {offer(`system.${system}`)} · {words('devices.lastSeen', { date: lastSeen })}
        {stale && ` · ${words('devices.stale')}`}
      </p>
      {releaseHref ? (
        <SectionLink className="link" href={releaseHref}>
          {words('devices.release')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </SectionLink>
      ) : (
        <p className="device-offline">{words('devices.offline')}</p>
      )}
    </li>
  );
}
