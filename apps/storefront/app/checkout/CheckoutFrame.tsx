import type { ReactNode } from 'react';
import { useLinks } from '../page-state.ts';
import { WaysOut } from '../shop/WaysOut.tsx';
import { Wordmark } from '../shop/Wordmark.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Container } from '../ui/Section.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import styles from './checkout.css?url';

/** Documents that a buyer may want to read before ordering, each at its own address. */
const LEGAL = ['terms-of-use', 'privacy', 'refund-policy'] as const;

/**
 * The frame of the pages from the checkout to the key: no navigation, only the shop's name, one way back, and in the foot
 * the terms of sale.
 * @param isContract whether the page is about a running contract: its foot then also links to the cancellation
 */
export function CheckoutFrame({
  back,
  isContract = false,
  children,
}: {
  back?: { href: string; label: string } | undefined;
  isContract?: boolean;
  children: ReactNode;
}) {
  const links = useLinks();
  const words = useWords('checkout');
  const frame = useWords('frame');
  const { href, label } = back ?? { href: links.home(), label: words('back') };
  return (
    <>
      <Stylesheet href={styles} />
      <SkipLink label={frame('skipToContent')} />
      <header className="checkout-head">
        <Container className="checkout-head-row">
          <a className="checkout-home" href={links.home()}>
            <Wordmark />
          </a>
          <a className="checkout-back" href={href}>
            <Icon name="arrow-left" size={16} />
            <span>{label}</span>
          </a>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className="checkout">
        {children}
      </main>
      <footer className="checkout-foot">
        <Container>
          <ul className="rule flex flex-wrap gap-x-6 py-4 text-small">
            {LEGAL.map((document) => (
              <li key={document}>
                <a
                  className="inline-flex min-h-9 items-center text-muted hover:text-ink"
                  href={links.document(document)}
                >
                  {words(`legal.${document}`)}
                </a>
              </li>
            ))}
            {isContract && <WaysOut />}
          </ul>
        </Container>
      </footer>
    </>
  );
}
