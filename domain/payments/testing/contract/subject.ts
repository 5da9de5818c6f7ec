import type { PaymentProvider } from '../../provider.ts';
import type { ProviderCard } from '../../provider-card.ts';

/** A provider and what stands around it: buyers, banks, and the way of its webhooks. */
export interface Subject {
  provider: PaymentProvider;
  /** A card that the provider keeps, and what its bank says when it is charged while its owner is not there. */
  keptCard(behaviour: 'pays' | 'declined' | 'needs_bank' | 'disputed'): Promise<ProviderCard>;
  /** Whoever is on the provider's pages; nobody is at the real one. */
  buyer?: {
    /** Gives a card that pays, on a page that takes money or keeps the card. */
    giveCard(pageId: string): Promise<void>;
  };
  bank?: {
    openDispute(paymentId: string): Promise<string>;
    closeDispute(disputeId: string, as: 'won' | 'lost'): Promise<void>;
    /** Makes the refunds of this payment wait. */
    holdRefunds(paymentId: string): Promise<void>;
    settleRefund(refundId: string, as: 'succeeded' | 'failed'): Promise<void>;
    /** The provider sends what is there to the seller's bank. */
    payOut(): Promise<void>;
  };
  /** The newest event about this, as the provider would post it, signed `ago` ms before now. */
  webhook?(providerId: string, ago?: number): Promise<{ headers: Headers; body: string }>;
  /** The provider forgets idempotency keys, as it does after a while. */
  forgetKeys?(): Promise<void>;
}

export interface ContractCase {
  name: string;
  needs?: readonly ('buyer' | 'bank' | 'webhook' | 'forgetKeys')[];
  run(subject: Subject): Promise<void>;
}

/** Whether a provider's surroundings can play the case. */
export function canPlay(subject: Subject, { needs = [] }: ContractCase): boolean {
  return needs.every((part) => subject[part] !== undefined);
}
