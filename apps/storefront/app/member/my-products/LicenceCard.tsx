import { sentences } from '@spindle/i18n/join-words.ts';
import { use } from 'react';
import { useLinks, usePageState } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CopyKey } from '../../ui/CopyKey.tsx';
import { Disc } from '../../ui/Disc.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import { ActingContext } from '../acting/acting-context.ts';
import { DeviceList } from '../devices/DeviceList.tsx';
import { Seats } from '../devices/Seats.tsx';
import { SectionLink } from '../SectionLink.tsx';
import type { LicenceLabel } from './label-licences.ts';
import { OlderVersions } from './OlderVersions.tsx';
import { OpenedPrograms } from './OpenedPrograms.tsx';
import { TimeBar } from './TimeBar.tsx';

/** A licence as the label of its disc: what it is and the one thing to do with it, then key, time and computers. */
export function LicenceCard({
  licence,
  level = 2,
  isOpen = true,
  token,
}: {
  licence: LicenceLabel;
  /** The level of its heading. */
  level?: 2 | 3;
  /** If not, only its head is shown, which leads to the rest. */
  isOpen?: boolean;
  /** The token of the page's forms. */
  token: string;
}) {
  const links = useLinks();
  const Heading = `h${level}` as const;
  const isUsable = licence.state === 'active';
  return (
    <article
      className="licence"
      data-line={licence.line}
      data-state={licence.state}
      aria-labelledby={`licence-${licence.id}`}
    >
      <header className="licence-head">
        <Disc line={licence.line} size="sm" />
        <div>
          <Heading id={`licence-${licence.id}`} className="licence-name">
            {isOpen ? (
              unbroken(licence.name)
            ) : (
              <SectionLink href={links.licence(licence.id)}>{unbroken(licence.name)}</SectionLink>
            )}
          </Heading>
          <Facts licence={licence} isOpen={isOpen} />
        </div>
        <Actions licence={licence} look={isOpen ? 'ink' : 'outline'} />
      </header>
      {isOpen && (
        <>
          <Standing licence={licence} />
          <Key licence={licence} />
          {licence.opens.length > 0 && <OpenedPrograms licence={licence} />}
          <div className="licence-life">
            {/* A revoked licence has no end of its own any more, and the bar would say that it works for good. */}
            {licence.state !== 'revoked' && (
              <TimeBar bar={licence.bar} works={licence.works} updates={licence.updates} />
            )}
            <Computers licence={licence} token={token} />
          </div>
          <Ways licence={licence} />
          {isUsable && licence.older.length > 0 && <OlderVersions downloads={licence.older} />}
          {isUsable &&
            licence.opens.map(
              ({ pid, name, older }) =>
                older.length > 0 && <OlderVersions key={pid} of={name} downloads={older} />,
            )}
        </>
      )}
    </article>
  );
}

function Facts({ licence, isOpen }: { licence: LicenceLabel; isOpen: boolean }) {
  const words = useWords('licences');
  const member = useWords('member');
  const offer = useWords('offer');
  const { licenceType, isRenewalUnknown, renews, stopped, state, works, bought, order } = licence;
  return (
    <ul className="licence-facts">
      <li>{offer(`licence.${licenceType}`)}</li>
      {state === 'expired' && works.date && <li>{words('products.ended', { date: works.date })}</li>}
      {(state === 'revoked' || state === 'suspended') && <li>{member(`licenceState.${state}`)}</li>}
      {isRenewalUnknown && <li>{words('products.renewalUnknown')}</li>}
      {renews && (
        <li>
          {renews.price
            ? words('products.renews', { date: renews.date, price: renews.price })
            : words('products.renewsCredited', { date: renews.date })}
        </li>
      )}
      {stopped && state === 'active' && (
        <li>
          {stopped.date
            ? words(`products.stopped.${stopped.state}`, { date: stopped.date })
            : words(`products.stoppedForGood.${stopped.state}`)}
        </li>
      )}
      {isOpen && (
        <li>
          {words('products.bought')} {bought}
        </li>
      )}
      {isOpen && order && (
        <li>
          <SectionLink className="link" href={order.href}>
            {words('products.order')} {order.number}
          </SectionLink>
        </li>
      )}
    </ul>
  );
}

/** The one thing to do with it: download it, or buy it again. */
function Actions({ licence, look }: { licence: LicenceLabel; look: 'ink' | 'outline' }) {
  const words = useWords('licences');
  const offer = useWords('offer');
  const acting = use(ActingContext);
  const { state, name, downloads, renewHref, buyHref, licenceType } = licence;
  const [newest] = downloads;
  if (state === 'active') {
    // Staff who act as a member get no downloads. The programs of a bundle are below, each with its own.
    const isBelow = licence.opens.some((program) => program.downloads.length > 0);
    if (!newest && (acting || isBelow)) return null;
    if (!newest) return <p className="licence-do text-small text-muted">{words('products.noDownload')}</p>;
    return (
      <div className="licence-do">
        {downloads.length === 1 && (
          <span className="label">{words('products.version', { version: newest.version })}</span>
        )}
        {downloads.map(({ url, version, system }) => (
          <ButtonLink key={url} href={url} look={look} size="small" data-track="download">
            <Icon name="download" size={16} />
            {downloads.length === 1 ? (
              <>
                {words('products.get')}
                <VisuallyHidden>
                  {' '}
                  {name} {version}
                </VisuallyHidden>
              </>
            ) : (
              words('products.download', { version, system: offer(`system.${system}`) })
            )}
          </ButtonLink>
        ))}
      </div>
    );
  }
  if (state !== 'expired') return null;
  return (
    <div className="licence-do">
      {renewHref && licenceType !== 'trial' && (
        <ButtonLink href={renewHref} look="outline" size="small">
          {words('products.renew', { time: offer(`licence.${licenceType}`) })}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      )}
      {buyHref && (
        <ButtonLink href={buyHref} size="small">
          {words('products.buy', { name })}
        </ButtonLink>
      )}
    </div>
  );
}

/** Why it does not work, if it does not. */
function Standing({ licence: { state, licenceType, buyHref, renewHref } }: { licence: LicenceLabel }) {
  const { locale } = usePageState();
  const words = useWords('licences');
  if (state === 'revoked') return <Notice tone="warning">{words('products.revoked')}</Notice>;
  if (state !== 'expired') return null;
  return (
    <Notice tone="warning">
      {licenceType === 'trial' ? (
        <p>
          {sentences(locale, [words('products.trialOver'), ...(buyHref ? [words('products.trialKey')] : [])])}
        </p>
      ) : (
        <p>
          {sentences(locale, [words('products.expired'), ...(renewHref ? [words('products.renewal')] : [])])}
        </p>
      )}
    </Notice>
  );
}

function Key({ licence: { key, name, state } }: { licence: LicenceLabel }) {
  const words = useWords('licences');
  return (
    <div className="licence-key">
      <VisuallyHidden>{words('products.key')}</VisuallyHidden>
      <code>{key}</code>
      {state === 'active' && (
        <CopyKey
          value={key}
          size="small"
          says={{
            copy: words('products.copy'),
            copyOf: words('products.copyKeyOf', { name }),
            copied: words('products.copied'),
            failed: words('products.copyFailed'),
          }}
        />
      )}
    </div>
  );
}

function Computers({ licence, token }: { licence: LicenceLabel; token: string }) {
  const words = useWords('licences');
  const { used, seats, devices, moreDevices, devicesHref, name } = licence;
  return (
    <div className="licence-seats">
      <Seats used={used} seats={seats} />
      <DeviceList devices={devices} token={token} />
      {moreDevices && (
        <SectionLink className="link" href={devicesHref}>
          {words('devices.see')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </SectionLink>
      )}
    </div>
  );
}

function Ways({ licence }: { licence: LicenceLabel }) {
  const words = useWords('licences');
  const offer = useWords('offer');
  const links = useLinks();
  const { subscribed, changeHref, upgrade, name, state, licenceType } = licence;
  // For a licence that has ended these are above, as the one thing to do with it.
  const { renewHref, buyHref } = state === 'active' ? licence : {};
  if (!subscribed && !upgrade && !renewHref && !buyHref) return null;
  return (
    <p className="licence-ways">
      {renewHref && licenceType !== 'trial' && (
        <>
          <a className="link" href={renewHref}>
            {words('products.renew', { time: offer(`licence.${licenceType}`) })}
            <VisuallyHidden> {name}</VisuallyHidden>
          </a>
          <span className="text-small text-muted">{words('products.renewsNow')}</span>
        </>
      )}
      {buyHref && (
        <a className="link" href={buyHref}>
          {words('products.buy', { name })}
        </a>
      )}
      {subscribed && (
        <SectionLink className="link" href={links.member('subscriptions')}>
          {words('products.manage')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </SectionLink>
      )}
      {changeHref && (
        <SectionLink className="link" href={changeHref}>
          {words('products.change')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </SectionLink>
      )}
      {upgrade && (
        <a className="link" href={upgrade.href}>
          {words('products.upgrade', { name: upgrade.name, price: upgrade.price })}
        </a>
      )}
    </p>
  );
}
