import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Container } from '../../ui/Section.tsx';
import { useWords } from '../../words.ts';
import type { ShownCheckout } from '../show-checkout.ts';
import { LicenceLabel } from './LicenceLabel.tsx';

/** The end of the way: the key, what to do with it, and where it is kept. */
export function Purchase({ shown }: { shown: ShownCheckout }) {
  const words = useWords('checkout');
  const offer = useWords('offer');
  const links = useLinks();
  return (
    <Container className="purchase">
      <h1 className="title">{words('thanks.title')}</h1>
      {shown.lines.flatMap((line) =>
        line.licences.map((licence) => (
          <LicenceLabel key={licence.key} licence={licence} line={line} shown={shown} />
        )),
      )}
      <div className="purchase-parts">
        <section aria-labelledby="activate" className="checkout-part">
          <h2 id="activate" className="sub-title">
            {words('thanks.steps.title')}
          </h2>
          <ol className="numbered">
            <li>{words('thanks.steps.install', { name: shown.productNames })}</li>
            <li>{words('thanks.steps.enter')}</li>
            <li>{words('thanks.steps.done')}</li>
          </ol>
          {shown.lines.map(
            ({ product, licenceType, download }) =>
              download && (
                <p key={`${product.pid} ${licenceType}`} className="purchase-download">
                  <ButtonLink href={download.url} download>
                    <Icon name="download" />
                    {words('thanks.download', { name: product.name })}
                  </ButtonLink>
                  <span className="label">
                    {words('thanks.downloadFor', {
                      system: offer(`system.${product.system}`),
                      version: download.version,
                    })}
                  </span>
                </p>
              ),
          )}
        </section>
        <section aria-labelledby="kept" className="checkout-part">
          <h2 id="kept" className="sub-title">
            {words('thanks.mail.title')}
          </h2>
          <p>{words('thanks.mail.sent', { email: shown.email })}</p>
          <p>{words(`thanks.mail.${accountOf(shown)}`)}</p>
          <p className="purchase-links">
            <a className="link" href={links.member('my_products')}>
              {words('thanks.mail.toAccount')}
            </a>
            <a className="link" href={links.home()}>
              {words('thanks.others')}
            </a>
          </p>
        </section>
      </div>
    </Container>
  );
}

function accountOf(shown: ShownCheckout): 'member' | 'created' | 'existing' {
  if (shown.memberView) return 'member';
  return shown.accountCreated ? 'created' : 'existing';
}
