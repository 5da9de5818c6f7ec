import type { OrderState as State } from '@spindle/domain/orders/order.ts';
import { useWords } from '../../words.ts';

/** The state of an order in a word or two. */
export function OrderState({ state }: { state: State }) {
  const words = useWords('orders');
  return (
    <p className="order-state" data-state={state}>
      {words(`state.${state}`)}
    </p>
  );
}
