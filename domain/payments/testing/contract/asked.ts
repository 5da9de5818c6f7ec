import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { NewProviderPayment } from '../../provider.ts';
import type { ProviderCard } from '../../provider-card.ts';
import type { Subject } from './subject.ts';

export const page = (change: Partial<NewProviderPayment> = {}): NewProviderPayment => {
  const id = randomUUID();
  return {
    ...{ idempotencyKey: id, reference: id, amountMinor: 4995, currency: 'USD' },
    ...{ description: 'DVD Ripper', email: 'kei@example.com', locale: 'en' },
    ...{ returnUrl: 'https://shop.example.com/thankyou', cancelUrl: 'https://shop.example.com/checkout' },
    ends: new Date(Date.now() + 55 * 60_000),
    ...change,
  };
};

export const charge = ({ customerId, methodId }: ProviderCard, amountMinor = 4995) => {
  const id = randomUUID();
  return {
    ...{ idempotencyKey: id, reference: id, amountMinor, currency: 'USD' as const },
    ...{ description: 'SP-7K3QX-9M2TD', customerId, methodId },
  };
};

export async function charged(subject: Subject, behaviour: 'pays' | 'disputed' = 'pays'): Promise<string> {
  const { status, paymentId } = await subject.provider.charge(charge(await subject.keptCard(behaviour)));
  assert.equal(status, 'succeeded');
  return paymentId ?? '';
}

export const refund = (paymentId: string, amountMinor: number) => {
  const id = randomUUID();
  return { idempotencyKey: id, reference: id, paymentId, amountMinor };
};
