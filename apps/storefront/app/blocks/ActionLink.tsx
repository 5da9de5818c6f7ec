import type { Action } from '@spindle/content/fields/field-schemas.ts';
import { linksFor } from '../../page/links.ts';
import { usePageState } from '../page-state.ts';
import { cmsHref } from '../shop/cms-link.ts';
import { couponFor, hasTrial, type Selling } from '../shop/selling.ts';
import { ButtonLink, type ButtonLook } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** A button an editor placed. One that would lead nowhere (no such product, no address) is not drawn. */
export function ActionLink({
  action,
  selling,
  ...look
}: { action: Action; selling: Selling; className?: string } & ButtonLook) {
  const page = usePageState();
  const links = linksFor(page);
  if (action.kind === 'buy') {
    if (!action.pid || !selling.offers[action.pid]?.onSale) return null;
    const href = links.checkout({
      pid: action.pid,
      licenceType: action.licence ?? 'LFT',
      coupon: couponFor(selling, action.pid)?.code,
      discount: selling.discount,
    });
    return (
      <ButtonLink href={href} data-track="buy_click" data-pid={action.pid} {...look}>
        {action.label}
      </ButtonLink>
    );
  }
  if (action.kind === 'download') {
    const href =
      action.pid && hasTrial(selling, action.pid) ? links.trial(action.pid) : cmsHref(action.url, page);
    if (!href) return null;
    return (
      <ButtonLink href={href} data-track="download" data-pid={action.pid} data-label="action" {...look}>
        <Icon name="download" />
        {action.label}
      </ButtonLink>
    );
  }
  const href = cmsHref(action.url, page);
  return href ? (
    <ButtonLink href={href} {...look}>
      {action.label}
    </ButtonLink>
  ) : null;
}
