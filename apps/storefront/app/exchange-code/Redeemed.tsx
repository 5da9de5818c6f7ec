import { useLinks } from '../page-state.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SpecSheet } from '../ui/SpecSheet.tsx';
import { useWords } from '../words.ts';
import type { ShownLicence } from './exchange-action.ts';

/** The licence that the code was exchanged for. */
export function Redeemed({ licence }: { licence: ShownLicence }) {
  const { product, licenceType, key, worksUntil, email } = licence;
  const words = useWords('pages');
  const offer = useWords('offer');
  const links = useLinks();
  return (
    <div className="service-form">
      <Notice tone="success" title={words('exchange.done')}>
        <p>{words('exchange.mailed', { email })}</p>
      </Notice>
      <SpecSheet
        rows={[
          { label: words('exchange.product'), value: product },
          { label: words('exchange.licence'), value: offer(`licence.${licenceType}`) },
          { label: words('exchange.key'), value: <span className="service-key">{key}</span> },
          ...(worksUntil ? [{ label: words('exchange.worksUntil'), value: worksUntil }] : []),
        ]}
      />
      <div className="service-ways">
        <ButtonLink href={links.member('my_products')}>{words('exchange.toProducts')}</ButtonLink>
      </div>
    </div>
  );
}
