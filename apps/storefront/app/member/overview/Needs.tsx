import { sentences } from '@spindle/i18n/join-words.ts';
import { useLinks, usePageState } from '../../page-state.ts';
import { ButtonLink, type ButtonLook, buttonClass } from '../../ui/Button.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { useWords } from '../../words.ts';
import { SectionLink } from '../SectionLink.tsx';
import type { ShownNeed } from './show-needs.ts';

/** How many are shown; further ones are folded. */
const OPEN = 5;

/** What waits for the member, the most urgent first, each with the one thing to do about it. */
export function Needs({ needs }: { needs: readonly ShownNeed[] }) {
  const words = useWords('overview');
  if (needs.length === 0) return null;
  const rest = needs.slice(OPEN);
  return (
    <section aria-label={words('needs')}>
      <List needs={needs.slice(0, OPEN)} isFirst />
      {rest.length > 0 && (
        <details className="needs-more">
          <summary>{words('more', { count: rest.length })}</summary>
          <List needs={rest} />
        </details>
      )}
    </section>
  );
}

/** @param isFirst whether the list begins with the most urgent need, whose button stands out */
function List({ needs, isFirst = false }: { needs: readonly ShownNeed[]; isFirst?: boolean }) {
  return (
    <ul className="needs">
      {needs.map((need, place) => (
        <NeedRow key={need.id} need={need} isUrgent={isFirst && place === 0 && need.asks} />
      ))}
    </ul>
  );
}

function NeedRow({ need, isUrgent }: { need: ShownNeed; isUrgent: boolean }) {
  const words = useWords('overview');
  const links = useLinks();
  const { title, text, action } = useSaid(need);
  const look: ButtonLook = { look: isUrgent ? 'ink' : 'outline', size: 'small' };
  const mark = need.when ?? (need.kind in MARKED ? words(`mark.${need.kind as keyof typeof MARKED}`) : '');
  return (
    <li data-asks={need.asks || undefined}>
      <p className="label need-mark">{mark}</p>
      <p className="need-text">
        <strong>{unbroken(title)}</strong> <span>{unbroken(text)}</span>
      </p>
      {need.href.startsWith(`${links.member()}?`) ? (
        <SectionLink href={need.href} className={buttonClass(look)}>
          {action}
        </SectionLink>
      ) : (
        <ButtonLink href={need.href} {...look}>
          {action}
        </ButtonLink>
      )}
    </li>
  );
}

/** Kinds that have no day of their own to show. */
const MARKED = {
  bank: 1,
  payment: 1,
  no_card: 1,
  ended: 1,
  address: 1,
  recovery_codes: 1,
  seats: 1,
  export: 1,
};

function useSaid(need: ShownNeed): { title: string; text: string; action: string } {
  const words = useWords('overview');
  const { locale } = usePageState();
  switch (need.kind) {
    case 'bank':
    case 'payment': {
      const { kind, name, price, date, until, retryOn } = need;
      const text =
        until === undefined ? words('rests', { price, date }) : words(`${kind}.text`, { price, date, until });
      const retry = kind === 'payment' && retryOn ? words('payment.retry', { date: retryOn }) : '';
      return {
        title: words(`${kind}.title`, { name }),
        text: sentences(locale, [text, retry].filter(Boolean)),
        action: words(`${kind}.action`),
      };
    }
    case 'card': {
      const { names, brand, lastFour, expiry, date, isOver } = need;
      return {
        title: words(isOver ? 'card.over' : 'card.title', { names }),
        text: words('card.text', { brand, lastFour, expiry, date }),
        action: words('card.action'),
      };
    }
    case 'no_card':
      return {
        title: words('no_card.title', { names: need.names }),
        text: words('no_card.text', { date: need.date }),
        action: words('no_card.action'),
      };
    case 'price':
      return {
        title: words('price.title', { name: need.name }),
        text: words('price.text', { date: need.date, price: need.price, old: need.old }),
        action: words('price.action'),
      };
    case 'ending':
    case 'ended': {
      const { kind, name, date, isTrial } = need;
      return {
        title: words(`${kind}.title`, { name, date }),
        text: words(`${kind}.${isTrial ? 'trial' : 'text'}`),
        action: words(`${kind}.${isTrial ? 'buy' : 'action'}`),
      };
    }
    case 'address':
      return {
        title: words('address.title'),
        text: words('address.text', { email: need.email }),
        action: words('address.action'),
      };
    case 'recovery_codes':
      return {
        title: words('recovery_codes.title', { count: need.left }),
        text: words('recovery_codes.text'),
        action: words('recovery_codes.action'),
      };
    case 'renewal':
      return {
        title: words('renewal.title', { name: need.name, price: need.price }),
        text: words('renewal.text', { date: need.date }),
        action: words('renewal.action'),
      };
    case 'seats':
      return {
        title: words('seats.title', { seats: need.seats, name: need.name }),
        text: words('seats.text'),
        action: words('seats.action'),
      };
    case 'export':
      return {
        title: words('export.title'),
        text: words('export.text', { date: need.date }),
        action: words('export.action'),
      };
  }
}
