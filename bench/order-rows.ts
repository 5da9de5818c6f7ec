/**
 * SQL that makes orders of the three years before `today` within the server: products, countries, states and kinds of licences
 * are distributed as unevenly as in a real shop. Everything that belongs to an order is derived from its number n (1 is the
 * newest), so that each table is written in one pass.
 */

/** What each statement reads: one row per order. */
const MADE = `
  select n, m, state, paid, placed, pid, type, country, total, renews,
    md5('order' || n)::uuid as order_id, md5('line' || n)::uuid as line_id, md5('payment' || n)::uuid as payment_id,
    md5('licence' || n)::uuid as licence_id, md5('member' || m)::uuid as member_id,
    'buyer-' || m || '@example.test' as email, 'SP-BENCH-' || n as number, 'Product ' || pid as product
  from (
    select *, state <> 'cancelled' as paid, type in ('1M', '1Y') as renews,
      case type when '1M' then 1995 when '1Y' then 2995 when 'LFT' then 4995 else 9995 end as total
    from (
      select n, 1 + n::bigint * 7919 % greatest($total * 2 / 5, 1) as m,
        $today::timestamptz - (n - 0.5) / $total * interval '3 years' as placed,
        case when n % 50000 = 3 then '999' when n % 2 = 0 then '643' else (644 + n % 7)::text end as pid,
        case when n % 20 = 0 then '1M' when n % 20 < 5 then '1Y' when n % 20 < 17 then 'LFT' else 'Lifetime+5PC' end as type,
        case when n % 20000 = 7 then 'IS' when n % 3 = 0 then 'US' when n % 3 = 1 then 'DE' else 'JP' end as country,
        case when n % 10000 = 1 then case when n < $total / 18 then 'disputed' else 'charged_back' end when n % 40 = 2 then 'refunded' when n % 5 = 4 then 'cancelled'
          when n % 20000 = 11 then 'review' else 'paid' end as state
      from generate_series(1, $total) n
    ) drawn
  ) sold`;

/** A key like the shop's, from forty bits that look random; its check characters are right. */
const KEY = `
  (select substr(c, 1, 5) || '-' || substr(c, 6, 5) || '-' || substr(c, 11, 5) || '-' || substr(c, 16, 5) || '-' || substr(c, 21, 5)
   from (
     select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (case when i < 23
       then case when i < 15 then 0 else bits >> (5 * (22 - i)) & 31 end
       else ((1021 - bits % 1021 * 1024 % 1021) % 1021) >> (5 * (24 - i)) & 31 end)::int, 1), '' order by i) as c
     from generate_series(0, 24) i, (select n::bigint * 2654435761 % (1::bigint << 40) as bits) drawn
   ) written)`;

/** When the licence of an order stops working; null for never. */
const ENDS = `case type when '1M' then placed + interval '1 month' when '1Y' then placed + interval '1 year' end`;

/** States in which an order has brought a licence and not lost it. */
const WORKS = `state in ('paid', 'disputed')`;

/** Subscriptions that go on; every one that has reached the end of its term was renewed or has ended. */
const GOES_ON = `(type = '1M' and placed > $today::timestamptz - interval '1 month'
  or type = '1Y' and placed > $today::timestamptz - interval '1 year')`;

/** By table. `made` is what `MADE` selects. */
export const ORDER_ROWS: Readonly<Record<string, string>> = {
  members: `(id, email, email_verified, locale, created_at, updated_at)
    select md5('member' || m)::uuid, 'buyer-' || m || '@example.test', m % 2 = 0, 'en',
      $today::timestamptz - interval '3 years', $today::timestamptz - interval '3 years'
    from generate_series(1, greatest($total * 2 / 5, 1)) m`,
  // Buyers who did not pay are deleted after 30 days.
  orders: `(id, number, idempotency_key, state, email, member_id, locale, country, pid, product_name, licence_type, currency,
      list_minor, total_minor, review_reason, placed_at, paid_at, paid_minor, paid_currency, refunded_minor)
    select order_id, number, 'bench-' || n, state, case when paid then email else '' end,
      case when state not in ('cancelled', 'review') then member_id end, 'en', case when paid then country end,
      pid, product, type, 'USD', total, total, case when state = 'review' then 'risk' end, placed,
      case when state not in ('cancelled', 'review') then placed end, case when paid then total end,
      case when paid then 'USD' end, case when state = 'refunded' then total else 0 end
    from made`,
  order_lines: `(id, order_id, position, pid, product_name, licence_type, quantity, list_minor, discount_minor, total_minor,
      renewal_minor)
    select line_id, order_id, 1, pid, product, type, 1, total, 0, total, case when renews then total end from made`,
  checkouts: `(id, order_id, created_at) select upper(substr(md5('checkout' || n), 1, 26)), order_id, placed from made`,
  payments: `(id, order_id, provider, provider_id, state, amount_minor, currency, created_at, settled_at, paid_minor,
      paid_currency, asked_at)
    select payment_id, order_id, 'sandbox', 'bench-' || n, case when paid then 'succeeded' else 'expired' end, total, 'USD',
      placed, placed, case when paid then total end, case when paid then 'USD' end, placed
    from made`,
  payment_events: `(provider, event_id, type, about, provider_id, reference, received_at, processed_at)
    select 'sandbox', 'bench-' || n || '-' || kind, kind, 'payment', 'bench-' || n, payment_id::text, placed, placed
    from made, unnest(array['payment.opened', 'payment.succeeded']) kind where paid`,
  order_taxes: `(order_id, country, scheme, rate_bp, tax_minor)
    select order_id, country, 'none', 0, 0 from made where paid`,
  country_proofs: `(order_id, kind, country, noted_at)
    select order_id, kind, country, placed from made, unnest(array['stated', 'network']) kind where paid`,
  // Most have a low risk, one in 500 a high one.
  order_risks: `(order_id, score, reasons, assessed_at)
    select order_id, case when n % 500 = 9 then 40 + n / 500 % 60 else n % 20 end, '{}', placed from made`,
  sent_mails: `(message_id, sent_at) select 'order-' || order_id || '@bench', placed from made where paid`,
  refunds: `(id, request_key, order_id, payment_id, provider, provider_id, state, amount_minor, currency, reason, created_at,
      settled_at, ask_after)
    select md5('refund' || n)::uuid, 'bench-' || n, order_id, payment_id, 'sandbox', 'bench-refund-' || n, 'succeeded', total,
      'USD', 'requested', placed + interval '3 days', placed + interval '3 days', placed
    from made where state = 'refunded'`,
  refund_lines: `(refund_id, line_id, amount_minor)
    select md5('refund' || n)::uuid, line_id, total from made where state = 'refunded'`,
  // A bank decides within two months.
  disputes: `(id, order_id, payment_id, provider, provider_id, state, amount_minor, currency, reason, suspended_licences,
      opened_at, closed_at)
    select md5('dispute' || n)::uuid, order_id, payment_id, 'sandbox', 'bench-dispute-' || n,
      case state when 'disputed' then 'open' else 'lost' end, total, 'USD', 'fraudulent',
      case state when 'disputed' then array[licence_id] else '{}' end, placed + interval '9 days',
      case when state = 'charged_back' then placed + interval '60 days' end
    from made where state in ('disputed', 'charged_back')`,
  invoices: `(id, number, demo, kind, year, sequence, order_id, cause, issued_at, document)
    select md5('invoice' || kind || n)::uuid, 'BENCH-' || kind || '-' || n, true, kind, extract(year from placed) - 10, n,
      order_id, case kind when 'invoice' then 'order ' || order_id else 'refund ' || md5('refund' || n)::uuid end, placed,
      jsonb_build_object('kind', kind, 'number', 'BENCH-' || kind || '-' || n, 'demo', true,
        'reason', case kind when 'invoice' then 'order' else 'refund' end, 'issuedOn', placed::date, 'orderedOn', placed::date,
        'deliveredOn', placed::date, 'locale', 'en', 'currency', 'USD', 'orderNumber', number, 'couponCode', null,
        'seller', jsonb_build_object('legalName', 'Spindle', 'street', '1 Disc Lane', 'postalCode', '10115',
          'city', 'Berlin', 'country', 'DE', 'vatId', null, 'taxId', null, 'timeZone', 'Europe/Berlin'),
        'buyer', jsonb_build_object('name', null, 'address', null, 'country', country, 'vatId', null, 'email', email),
        'about', null, 'tax', jsonb_build_object('scheme', 'none', 'rateBp', 0),
        'lines', jsonb_build_array(jsonb_build_object('lineId', line_id, 'name', product, 'licenceType', type, 'quantity', 1,
          'listMinor', total, 'grossMinor', total, 'netMinor', total, 'taxMinor', 0)),
        'netMinor', total, 'taxMinor', 0, 'grossMinor', total)
    from made, unnest(array['invoice', 'credit_note']) kind
    where paid and state <> 'review' and (kind = 'invoice' or state = 'refunded')`,
  licences: `(id, key, order_id, line_id, member_id, pid, product_name, licence_type, state, seats, issued_at, works_until,
      updates_until)
    select licence_id, ${KEY}, order_id, line_id, member_id, pid, product, type,
      case state when 'paid' then 'active' when 'disputed' then 'suspended' else 'revoked' end,
      case type when 'Lifetime+5PC' then 5 else 1 end, placed, ${ENDS}, ${ENDS}
    from made where paid and state <> 'review'`,
  licence_grants: `(id, licence_id, source, source_id, order_id, starts_at, works_until, updates_until, taken_back_at)
    select md5('grant' || n)::uuid, licence_id, 'order', line_id, order_id, placed, ${ENDS}, ${ENDS},
      case state when 'refunded' then placed + interval '3 days' when 'charged_back' then placed + interval '60 days' end
    from made where paid and state <> 'review'`,
  licence_devices: `(id, licence_id, fingerprint, name, system, activated_at, last_seen_at)
    select md5('device' || n || '-' || seat)::uuid, licence_id, md5('fingerprint' || n || '-' || seat), 'Computer ' || seat,
      case n % 3 when 0 then 'mac' else 'win' end, placed, $today::timestamptz - n % 60 * interval '1 day'
    from made, generate_series(1, case type when 'Lifetime+5PC' then 3 else 1 end) seat where ${WORKS}`,
  subscriptions: `(id, member_id, licence_id, pid, product_name, term, currency, renewal_minor, locale, country, state, anchor_at,
      terms, period_start, period_end, next_step, due_at, created_at, ended_at, end_reason)
    select md5('subscription' || n)::uuid, member_id, licence_id, pid, product, type, 'USD', total, 'en', country,
      case when ${GOES_ON} then 'active' else 'ended' end, placed, 1, placed, ${ENDS},
      case when ${GOES_ON} then 'renew' end, case when ${GOES_ON} then ${ENDS} + interval '2 days' end, placed,
      case when not ${GOES_ON} then ${ENDS} end, case when not ${GOES_ON} then 'cancelled' end
    from made where renews and ${WORKS}`,
  subscription_periods: `(subscription_id, number, order_id, line_id, term, renewal_minor, starts_at, ends_at, granted_at)
    select md5('subscription' || n)::uuid, 1, order_id, line_id, type, total, placed, ${ENDS}, placed
    from made where renews and ${WORKS}`,
  saved_cards: `(member_id, provider, customer_id, method_id, brand, last_four, exp_month, exp_year, saved_at)
    select distinct on (member_id) member_id, 'sandbox', 'bench-' || m, 'bench-' || m, 'visa', '4242', 12, 2034, placed
    from made where renews and ${WORKS} order by member_id`,
  cancellations: `(id, kind, email, contract, reason, locale, declared_at, order_id, settled_at)
    select md5('cancellation' || n)::uuid, 'period_end', email, number, '', 'en', placed + interval '20 days', order_id,
      case when n % 100 <> 20 then placed + interval '20 days' end
    from made where n % 20 = 0 and paid and placed < $today::timestamptz - interval '20 days'`,
  price_changes: `(id, pid, term, currency, price_minor, starts_at, without_agreement, announced_at)
    select md5('change' || n)::uuid, '643', case n when 1 then '1M' else '1Y' end, 'USD', 3495,
      $today::timestamptz + interval '45 days', 'keeps', $today::timestamptz - n * interval '1 day'
    from made where n <= 3`,
  // Every member was told once.
  price_offers: `(id, change_id, subscription_id, from_minor, price_minor, starts_at, told_at, closed_at)
    select md5('offer' || n)::uuid, md5('change' || 1 + n % 3)::uuid, md5('subscription' || n)::uuid, total, 3495,
      $today::timestamptz + interval '45 days', $today::timestamptz - interval '1 day',
      case when not ${GOES_ON} then ${ENDS} end
    from made where renews and ${WORKS}`,
  exchange_batches: `(id, name, pid, licence_type, created_at)
    select md5('batch' || (n - 1) / 1000)::uuid, 'Batch ' || n, '643', '1Y', placed from made where n % 1000 = 1`,
  exchange_codes: `(id, batch_id, code, code_key, redeemed_at, licence_id)
    select md5('code' || n)::uuid, md5('batch' || (n - 1) / 1000)::uuid, 'CODE-' || n, 'CODE' || n,
      case when n % 4 = 0 then placed end, case when n % 4 = 0 then licence_id end
    from made`,
  audit_entries: `(at, actor_kind, actor_id, actor_email, actor_role, action, subject_kind, subject_id, before, after)
    select placed + interval '3 days', 'staff', 'bench', 'staff@example.test', 'support', 'order.refund', 'order', order_id::text,
      jsonb_build_object('state', 'paid'), jsonb_build_object('state', 'refunded')
    from made where state = 'refunded'`,
};

/** The statement that fills a table. @param today the end of the three years of orders */
export function statementFor(table: string, { total, today }: { total: number; today: Date }): string {
  const values = { total: String(total), today: `'${today.toISOString()}'` };
  const rows = (ORDER_ROWS[table] ?? '').replaceAll(/\$(total|today)/g, (_, name) => values[name as 'total']);
  const made = MADE.replaceAll(/\$(total|today)/g, (_, name) => values[name as 'total']);
  const [columns = '', ...select] = rows.split(/(?<=\))\s*(?=select )/);
  return `insert into shop.${table} ${columns} with made as (${made}) ${select.join(' ')}`;
}
