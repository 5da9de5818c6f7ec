import { isDisposableEmail } from 'disposable-email-domains-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessRisk, RISK_REASONS, type RiskFacts } from './risk.ts';
import { VELOCITY } from './thresholds.ts';

const quiet: RiskFacts = {
  ...{ isDisposable: false, stated: undefined, network: 'DE', ordersOfNetwork: 1, ordersOfAddress: 1 },
};

test('nothing speaks against an order like most', () => {
  expect(assessRisk(quiet)).toEqual({ score: 0, reasons: [] });
  expect(assessRisk({ ...quiet, stated: 'DE' }).score).toBe(0);
  expect(assessRisk({ ...quiet, stated: 'FR', network: undefined }).score).toBe(0);
});

test.each<[string, Partial<RiskFacts>]>([
  ['disposable_mail', { isDisposable: true }],
  ['country_mismatch', { stated: 'FR' }],
  ['network_velocity', { ordersOfNetwork: VELOCITY.network.orders }],
  ['address_velocity', { ordersOfAddress: VELOCITY.address.orders }],
])('%s is named', (reason, change) => {
  const risk = assessRisk({ ...quiet, ...change });
  expect(risk.reasons).toEqual([reason]);
  expect(risk.score).toBeGreaterThan(0);
});

test('a score is within bounds, and more reasons never lower it', () => {
  const flag = fc.record({
    isDisposable: fc.boolean(),
    stated: fc.constantFrom(undefined, 'DE', 'FR'),
    network: fc.constantFrom(undefined, 'DE'),
    ordersOfNetwork: fc.nat(20),
    ordersOfAddress: fc.nat(20),
  });
  fc.assert(
    fc.property(flag, (facts) => {
      const { score, reasons } = assessRisk(facts);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(RISK_REASONS.filter((reason) => reasons.includes(reason))).toEqual(reasons);
      expect(assessRisk({ ...facts, isDisposable: true }).score).toBeGreaterThanOrEqual(score);
    }),
  );
});

test('the kept list knows addresses that are thrown away, and no others', () => {
  expect(isDisposableEmail('kei@mailinator.com')).toBe(true);
  expect(isDisposableEmail('kei@gmail.com')).toBe(false);
});
