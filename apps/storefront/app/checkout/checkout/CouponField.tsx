import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useErrorWords } from '../../forms/error-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Input } from '../../ui/Input.tsx';
import { useWords } from '../../words.ts';
import type { QuotePage } from './quote-page.ts';

/** Announces what a coupon did, and keeps the focus when its button has gone. */
export function CouponField({ page }: { page: QuotePage }) {
  const part = useRef<HTMLDivElement>(null);
  const said = page.coupon?.code ?? '';
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    part.current?.focus();
  }, [said]);
  return (
    <div ref={part} className="coupon-part" tabIndex={-1} aria-live="polite">
      <CouponForm page={page} />
    </div>
  );
}

/** A coupon is part of the checkout's address, so applying one is a plain GET. */
function CouponForm({ page }: { page: QuotePage }) {
  const words = useWords('checkout');
  const say = useErrorWords();
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'GET';
  const { coupon, plain } = page;
  if (coupon && !coupon.problem) {
    return (
      <p className="coupon-applied">
        <Icon name="check" size={16} />
        <span className="font-mono">{coupon.code}</span>
        <Link className="link" to={plain.href} replace preventScrollReset>
          {words('buy.couponField.remove', { code: coupon.code })}
        </Link>
      </p>
    );
  }
  if (!page.takesCoupon && !coupon) return null;
  const error = coupon?.problem && say(coupon.problem);
  return (
    <details className="coupon-fold" open={error ? true : undefined}>
      <summary>
        {words('buy.couponField.ask')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <Form className="coupon" method="get" replace preventScrollReset>
        {plain.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field id="coupon" label={words('buy.couponField.label')} error={error}>
          <Input
            key={coupon?.code}
            mono
            name="coupon"
            defaultValue={coupon?.code}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" look="outline" aria-disabled={busy || undefined}>
          {words('buy.couponField.apply')}
        </Button>
      </Form>
    </details>
  );
}
