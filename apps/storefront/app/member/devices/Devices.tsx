import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disc } from '../../ui/Disc.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import { ListHead, ListPages } from '../ListPages.tsx';
import { queryOf } from '../query-of.ts';
import { SectionLink } from '../SectionLink.tsx';
import type { SeatNotice } from './asked-device.ts';
import { DeviceList } from './DeviceList.tsx';
import type { Seats as Seated } from './load-devices.ts';
import { Seats } from './Seats.tsx';

/** The computers on which the member's licences work, and how to free a seat. */
export function Devices({
  seats: { licences, place },
  notice,
  token,
  empty,
}: {
  seats: Seated;
  notice: SeatNotice | undefined;
  token: string;
  /** Editors' text for members who have nothing yet. */
  empty: string | undefined;
}) {
  const words = useWords('licences');
  const member = useWords('member');
  const links = useLinks();
  return (
    <>
      {notice && <SeatChange notice={notice} token={token} />}
      {place.total === 0 && (
        <EmptyState
          title={words('products.emptyTitle')}
          text={empty ?? words('devices.emptyText')}
          action={<ButtonLink href={links.store()}>{member('toShop')}</ButtonLink>}
        />
      )}
      <ListHead section="devices" place={place} />
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
            <h2 id={`seats-${licence.id}`}>{unbroken(licence.name)}</h2>
            <p className="seats-key">
              <VisuallyHidden>{words('products.key')} </VisuallyHidden>
              <SectionLink className="link" href={links.licence(licence.id)}>
                {licence.key}
              </SectionLink>
            </p>
          </header>
          <Seats used={licence.used} seats={licence.seats} />
          {licence.used === 0 && <p className="text-muted">{words('devices.none')}</p>}
          <DeviceList devices={licence.devices} token={token} />
        </section>
      ))}
      <ListPages section="devices" place={place} />
      {place.total > 0 && (
        <p>
          <a className="link" href={links.offlineActivation()}>
            {words('devices.withoutNetwork')}
          </a>
        </p>
      )}
    </>
  );
}

/** What has just happened to a seat, if the page was loaded anew for that. */
function SeatChange({ notice, token }: { notice: SeatNotice; token: string }) {
  const words = useWords('licences');
  const links = useLinks();
  if (notice === 'kept') return <Notice tone="success">{words('devices.undone')}</Notice>;
  if (notice === 'lost') return <Notice tone="warning">{words('devices.undoFailed')}</Notice>;
  return (
    <Notice tone="success">
      <Form method="post" action={queryOf(links.keepDevice(notice.released))} className="seat-undo">
        <FormToken token={token} />
        <span>{words('devices.released')}</span>{' '}
        <button type="submit" className="link">
          {words('devices.undo')}
        </button>
      </Form>
    </Notice>
  );
}
