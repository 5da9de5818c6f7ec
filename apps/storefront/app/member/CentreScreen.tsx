import type { DocumentOf } from '@spindle/content/types/register.ts';
import { useWords } from '../words.ts';
import type { CentreData } from './load-centre.ts';
import { MemberCentre } from './MemberCentre.tsx';
import { MyProducts } from './my-products/MyProducts.tsx';
import type { Trial } from './my-products/trials.ts';
import { OrderDetail } from './orders/OrderDetail.tsx';
import { Orders } from './orders/Orders.tsx';

/** The member centre with one of its sections. */
export function CentreScreen({
  shown,
  token,
  centre,
  trials,
}: {
  shown: CentreData;
  /** Of the page's forms; see forms/form-token.ts. */
  token: string;
  /** What editors say in it. */
  centre: DocumentOf<'member-page'> | undefined;
  trials: readonly Trial[];
}) {
  const words = useWords('member');
  const { section, email } = shown;
  const empty = centre?.sections.find((said) => said.section === section)?.empty;
  const frame = { section, email, token, about: centre };
  if (section === 'my_products') {
    return (
      <MemberCentre {...frame}>
        <MyProducts licences={shown.licences} email={email} empty={empty} trials={trials} />
      </MemberCentre>
    );
  }
  if ('order' in shown) {
    return (
      <MemberCentre {...frame} title={words('orders.one', { number: shown.order.number })}>
        <OrderDetail order={shown.order} />
      </MemberCentre>
    );
  }
  return (
    <MemberCentre {...frame}>
      <Orders list={shown.list} email={email} empty={empty} />
    </MemberCentre>
  );
}
