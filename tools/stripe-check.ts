import { openStripe } from '@spindle/domain/payments/stripe/open-stripe.ts';
import { stripeProvider } from '@spindle/domain/payments/stripe/stripe-provider.ts';
import { CONTRACT } from '@spindle/domain/payments/testing/contract/provider-contract.ts';
import { canPlay, type Subject } from '@spindle/domain/payments/testing/contract/subject.ts';

/**
 * `STRIPE_SECRET_KEY=sk_test_… npm run stripe:check`: runs the contract tests of payment providers against Stripe itself, in
 * its test mode. Cases that need a person in a browser, or a bank's decision, run against the local server only.
 */
const secretKey = process.env.STRIPE_SECRET_KEY ?? '';
if (!/^(sk|rk)_test_/.test(secretKey)) {
  console.log(
    'stripe:check did not run: STRIPE_SECRET_KEY holds no test key (sk_test_…). Nothing was checked.',
  );
  process.exit(1);
}

const stripe = openStripe(secretKey);
/** Stripe's own test cards that can be saved. */
const METHODS = {
  pays: 'pm_card_visa',
  declined: 'pm_card_chargeCustomerFail',
  needs_bank: 'pm_card_authenticationRequired',
  disputed: 'pm_card_createDispute',
};
const subject: Subject = {
  provider: stripeProvider({ secretKey, webhookSecret: 'whsec_not_used' }),
  async keptCard(behaviour) {
    const { id: customerId } = await stripe.customers.create({ email: 'kei@example.com' });
    const { id: methodId } = await stripe.paymentMethods.attach(METHODS[behaviour], { customer: customerId });
    return { customerId, methodId, brand: 'visa', lastFour: '4242', expMonth: 12, expYear: 2034 };
  },
};

let failed = 0;
let skipped = 0;
for (const each of CONTRACT) {
  if (!canPlay(subject, each)) {
    skipped += 1;
    console.log(`skipped  ${each.name} (needs ${each.needs?.join(', ')})`);
    continue;
  }
  try {
    await each.run(subject);
    console.log(`ok       ${each.name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED   ${each.name}\n${error instanceof Error ? error.message : error}`);
  }
}
console.log(`${CONTRACT.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
