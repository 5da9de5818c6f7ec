import type { PaymentProvider } from '../../provider.ts';
import type { ProviderCard } from '../../provider-card.ts';

/** A provider and its surroundings: buyers, banks and webhooks. */
export interface Subject {
  provider: PaymentProvider;
  /** Stores a card at the provider whose bank answers charges in this way in the absence of its owner. */
  keptCard(behaviour: 'pays' | 'declined' | 'needs_bank' | 'disputed'): Promise<ProviderCard>;
  /** The buyer on the provider's pages; the real provider has none. */
  buyer?: {
    /** Gives a card that pays, on a page that takes money or stores the card. */
    giveCard(pageId: string): Promise<void>;
  };
  bank?: {
    openDispute(paymentId: string): Promise<string>;
    closeDispute(disputeId: string, as: 'won' | 'lost'): Promise<void>;
    /** Keeps the refunds of this payment pending. */
    holdRefunds(paymentId: string): Promise<void>;
    settleRefund(refundId: string, as: 'succeeded' | 'failed'): Promise<void>;
    /** Makes the provider pay out the balance to the seller's bank. */
    payOut(): Promise<void>;
  };
  /** The newest event about an object, as the provider would post it, signed `ago` ms before now. */
  webhook?(providerId: string, ago?: number): Promise<{ headers: Headers; body: string }>;
  /** Makes the provider forget idempotency keys, as it does after a while. */
  forgetKeys?(): Promise<void>;
}

export interface ContractCase {
  name: string;
  needs?: readonly ('buyer' | 'bank' | 'webhook' | 'forgetKeys')[];
  run(subject: Subject): Promise<void>;
}

/** Whether a subject has the surroundings that a case needs. */
export function canPlay(subject: Subject, { needs = [] }: ContractCase): boolean {
  return needs.every((part) => subject[part] !== undefined);
}
