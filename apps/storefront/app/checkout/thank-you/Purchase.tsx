import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Container } from '../../ui/Section.tsx';
import { useWords } from '../../words.ts';
import type { ShownCheckout } from '../show-checkout.ts';
import { Kept } from './Kept.tsx';
import { LicenceLabel } from './LicenceLabel.tsx';
import type { LinkAnswer } from './mail-password-link.ts';
import { Receipt } from './Receipt.tsx';
import { Renewals } from './Renewals.tsx';

/** The end of the way: the key, what to do with it, and where it is kept. */
export function Purchase({
  shown,
  token,
  answer,
}: {
  shown: ShownCheckout;
  /** The form's token; see forms/form-token.ts. */
  token: string;
  answer: LinkAnswer | undefined;
}) {
  const words = useWords('purchase');
  const offer = useWords('offer');
  if (shown.giftEmail) {
    return (
      <Container className="purchase">
        <h1 className="title">{words('thanks.gift.title')}</h1>
        <p className="checkout-lead">
          {words(shown.lines.length > 1 ? 'thanks.gift.sentMany' : 'thanks.gift.sent', {
            email: shown.giftEmail,
          })}
        </p>
        <Renewals shown={shown} />
        <Receipt shown={shown} />
      </Container>
    );
  }
  const several = shown.lines.flatMap(({ licences }) => licences).length > 1;
  const programs = shown.lines.length > 1;
  return (
    <Container className="purchase">
      <h1 className="title">{words(several ? 'thanks.many.title' : 'thanks.title')}</h1>
      {shown.lines.flatMap((line) =>
        line.licences.map((licence) => (
          <LicenceLabel key={licence.key} licence={licence} line={line} shown={shown} />
        )),
      )}
      <div className="purchase-parts">
        <section aria-labelledby="activate" className="checkout-part purchase-steps">
          <h2 id="activate" className="sub-title">
            {words('thanks.steps.title')}
          </h2>
          <ol className="numbered">
            <li>
              {words(programs ? 'thanks.many.install' : 'thanks.steps.install', { name: shown.productNames })}
            </li>
            <li>{words(programs ? 'thanks.many.enter' : 'thanks.steps.enter')}</li>
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
        <Kept shown={shown} token={token} answer={answer} />
      </div>
      <Renewals shown={shown} />
      <Receipt shown={shown} />
    </Container>
  );
}
