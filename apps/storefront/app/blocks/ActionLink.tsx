import type { Action } from '@spindle/content/fields/field-schemas.ts';
import { useLinks, usePageState } from '../page-state.ts';
import { cmsHref } from '../shop/cms-link.ts';
import { couponFor, editionsOf, hasTrial, priceOf, type Selling } from '../shop/selling.ts';
import { useEdition } from '../shop/use-edition.ts';
import { ButtonLink, type ButtonLook } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

type ActionProps = { action: Action; selling: Selling; className?: string } & ButtonLook;

/**
 * A button that an editor placed. It is not shown if it would lead nowhere (no such product, no address). If it names a
 * product for one system, it leads to the edition for the visitor's own system, where there is one.
 */
export function ActionLink({ action, selling, ...look }: ActionProps) {
  const page = usePageState();
  const edition = useEdition(editionsOf(selling, action.kind === 'link' ? undefined : action.pid));
  if (action.kind === 'buy')
    return edition && <BuyLink {...{ action, selling, pid: edition.pid, ...look }} />;
  if (action.kind === 'download' && edition && hasTrial(selling, edition.pid)) {
    return <TrialLink {...{ action, pid: edition.pid, ...look }} />;
  }
  const href = cmsHref(action.url, page);
  if (!href) return null;
  return (
    <ButtonLink href={href} data-track={action.kind === 'download' ? 'download' : undefined} {...look}>
      {action.kind === 'download' && <Icon name="download" />}
      {action.label}
    </ButtonLink>
  );
}

function BuyLink({ action, selling, pid, ...look }: ActionProps & { pid: string }) {
  const links = useLinks();
  const licenceType = action.licence ?? 'LFT';
  // The checkout only sells what has a price in the page's currency.
  if (!priceOf(selling, pid, licenceType)) return null;
  const href = links.checkout({
    pid,
    licenceType,
    coupon: couponFor(selling, pid, licenceType)?.code,
    discount: selling.discount,
  });
  return (
    <ButtonLink href={href} data-track="buy_click" data-pid={pid} {...look}>
      {action.label}
    </ButtonLink>
  );
}

function TrialLink({ action, pid, ...look }: Omit<ActionProps, 'selling'> & { pid: string }) {
  const links = useLinks();
  return (
    <ButtonLink href={links.trial(pid)} data-track="download" data-pid={pid} data-label="action" {...look}>
      <Icon name="download" />
      {action.label}
    </ButtonLink>
  );
}
