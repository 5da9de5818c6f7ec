-- The rows of a shop of the first version, for tests of migrations: orders in every state, their licences,
-- payments (one expired before the provider answered), coupons in use and members. Its tables are those of
-- migrations/0000_baseline.sql; a release has been made with them, so neither file changes any more.

set time zone 'UTC';

insert into shop.members
  (id, email, email_verified, name, image, locale, vip, created_at, updated_at)
values
  ('38c3b5c8-2189-4f95-83d1-75f23b99debf', 'suspended@example.test', false, '', null, 'de', 0, '2026-11-02 09:30:00+00', '2026-11-02 09:30:00+00'),
  ('4b0c1de5-20c4-4f6a-8b0b-8d9d2f4f1a01', 'mina@example.test', true, 'Mina', null, 'en', 0, '2026-11-02 09:30:00+00', '2026-11-02 09:30:00+00'),
  ('4c69708e-bb87-4f25-98bf-acdecbcef9f3', 'kei@example.test', false, '', null, 'en', 0, '2026-11-02 09:30:00+00', '2026-11-02 09:30:00+00'),
  ('c86990f3-cb2c-4f08-8ef7-fda3c61cef68', 'revoked@example.test', false, '', null, 'fr', 0, '2026-11-02 09:30:00+00', '2026-11-02 09:30:00+00'),
  ('fb478b14-1ea5-44c3-a16b-ead79b865428', 'month@example.test', false, '', null, 'en', 0, '2026-11-02 09:30:00+00', '2026-11-02 09:30:00+00');

insert into shop.sign_in_methods
  (id, account_id, provider_id, member_id, password, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, created_at, updated_at)
values
  ('4b0c1de5-20c4-4f6a-8b0b-8d9d2f4f1a02', '4b0c1de5-20c4-4f6a-8b0b-8d9d2f4f1a01', 'credential', '4b0c1de5-20c4-4f6a-8b0b-8d9d2f4f1a01', 'f3c0:9a', null, null, null, null, null, null, '2026-11-02 09:00:00+00', '2026-11-02 09:00:00+00');

insert into shop.sessions
  (id, token, member_id, expires_at, ip_address, user_agent, created_at, updated_at)
values
  ('4b0c1de5-20c4-4f6a-8b0b-8d9d2f4f1a03', 'ended-long-ago', '4b0c1de5-20c4-4f6a-8b0b-8d9d2f4f1a01', '2026-11-03 09:00:00+00', null, null, '2026-11-02 09:00:00+00', '2026-11-02 09:00:00+00');

insert into shop.coupons
  (code, pids, pay_percent, max_uses, used)
values
  ('DNC10', '{646,643,60646,60643}', 90, null, 1),
  ('DNC20', '{62124,62125,62126,62127}', 80, null, 0),
  ('SPRING-50', '{643}', 50, 3, 1),
  ('STAFF-ONE', '{643,646}', 20, 1, 1);

insert into shop.offers
  (pid, slug, name, short_name, system, type, product_line, on_sale, builds, projected_at)
values
  ('62037', 'ai_suite', 'AI Suite', 'AI Suite', 'win', 'single', 'dvd', true, '[{"url": "/setup/62037.exe", "version": "13.0.1"}]', '2026-11-02 08:00:00+00'),
  ('641', 'dvd_copy', 'DVD Copy', 'DVD Copy', 'win', 'single', 'dvd', false, '[{"url": "/setup/641.exe", "version": "13.0.1"}]', '2026-11-02 08:00:00+00'),
  ('642', 'dvd_creator', 'DVD Creator', 'DVD Creator', 'win', 'single', 'dvd', true, '[{"url": "/setup/642.exe", "version": "13.0.1"}]', '2026-11-02 08:00:00+00'),
  ('643', 'dvd_ripper', 'DVD Ripper', 'DVD Ripper', 'win', 'single', 'dvd', true, '[{"url": "/setup/643.exe", "version": "13.0.1"}]', '2026-11-02 08:00:00+00'),
  ('646', 'blu_ray_ripper', 'Blu-ray Ripper', 'Blu-ray Ripper', 'win', 'single', 'dvd', true, '[{"url": "/setup/646.exe", "version": "13.0.1"}]', '2026-11-02 08:00:00+00'),
  ('712', 'suite_12', 'Suite 12', 'Suite 12', 'win', 'single', 'dvd', true, '[{"url": "/setup/712.exe", "version": "13.0.1"}]', '2026-11-02 08:00:00+00');

insert into shop.offer_prices
  (pid, licence_type, currency, amount_minor)
values
  ('62037', '1M', 'EUR', 1995),
  ('62037', '1M', 'JPY', 2980),
  ('62037', '1M', 'USD', 1995),
  ('62037', '1Y', 'EUR', 2995),
  ('62037', '1Y', 'JPY', 4480),
  ('62037', '1Y', 'USD', 2995),
  ('62037', 'LFT', 'EUR', 4595),
  ('62037', 'LFT', 'JPY', 6984),
  ('62037', 'LFT', 'USD', 4995),
  ('62037', 'Lifetime+5PC', 'EUR', 9495),
  ('62037', 'Lifetime+5PC', 'JPY', 14800),
  ('62037', 'Lifetime+5PC', 'USD', 9995),
  ('641', '1M', 'EUR', 1995),
  ('641', '1M', 'JPY', 2980),
  ('641', '1M', 'USD', 1995),
  ('641', '1Y', 'EUR', 2995),
  ('641', '1Y', 'JPY', 4480),
  ('641', '1Y', 'USD', 2995),
  ('641', 'LFT', 'EUR', 4595),
  ('641', 'LFT', 'JPY', 6984),
  ('641', 'LFT', 'USD', 4995),
  ('641', 'Lifetime+5PC', 'EUR', 9495),
  ('641', 'Lifetime+5PC', 'JPY', 14800),
  ('641', 'Lifetime+5PC', 'USD', 9995),
  ('642', '1M', 'USD', 1995),
  ('642', '1Y', 'USD', 2995),
  ('642', 'LFT', 'USD', 4995),
  ('642', 'Lifetime+5PC', 'USD', 9995),
  ('643', '1M', 'EUR', 1995),
  ('643', '1M', 'JPY', 2980),
  ('643', '1M', 'USD', 1995),
  ('643', '1Y', 'EUR', 2995),
  ('643', '1Y', 'JPY', 4480),
  ('643', '1Y', 'USD', 2995),
  ('643', 'LFT', 'EUR', 4595),
  ('643', 'LFT', 'JPY', 6984),
  ('643', 'LFT', 'USD', 4995),
  ('643', 'Lifetime+5PC', 'EUR', 9495),
  ('643', 'Lifetime+5PC', 'JPY', 14800),
  ('643', 'Lifetime+5PC', 'USD', 9995),
  ('646', '1M', 'EUR', 1995),
  ('646', '1M', 'JPY', 2980),
  ('646', '1M', 'USD', 1995),
  ('646', '1Y', 'EUR', 2995),
  ('646', '1Y', 'JPY', 4480),
  ('646', '1Y', 'USD', 2995),
  ('646', 'LFT', 'EUR', 4595),
  ('646', 'LFT', 'JPY', 6984),
  ('646', 'LFT', 'USD', 4995),
  ('646', 'Lifetime+5PC', 'EUR', 9495),
  ('646', 'Lifetime+5PC', 'JPY', 14800),
  ('646', 'Lifetime+5PC', 'USD', 9995),
  ('712', '1M', 'EUR', 1995),
  ('712', '1M', 'JPY', 2980),
  ('712', '1M', 'USD', 1995),
  ('712', '1Y', 'EUR', 2995),
  ('712', '1Y', 'JPY', 4480),
  ('712', '1Y', 'USD', 2995),
  ('712', 'LFT', 'EUR', 4595),
  ('712', 'LFT', 'JPY', 6984),
  ('712', 'LFT', 'USD', 4995),
  ('712', 'Lifetime+5PC', 'EUR', 9495),
  ('712', 'Lifetime+5PC', 'JPY', 14800),
  ('712', 'Lifetime+5PC', 'USD', 9995);

insert into shop.orders
  (id, number, idempotency_key, state, email, member_id, account_created, locale, country, pid, product_name, licence_type, currency, list_minor, total_minor, coupon_code, review_reason, placed_at, paid_at)
values
  ('00bd469b-dd58-45b7-b2c7-262bab38c4ce', 'SP-P12XT-T9GRG', '9YdR1v5QVTSqZXeU8t2fawEelUAkxEd53b_Fh8t4Eqk', 'cancelled', 'failed@example.test', null, false, 'en', 'US', '643', 'DVD Ripper', 'LFT', 'USD', 4995, 4496, 'DNC10', null, '2026-11-02 13:44:00+00', null),
  ('29e94285-19ca-4f4b-8c66-da9c4f7497ac', 'SP-JW3Z5-EBYPK', 'ho3x1piIS7wZIU8zBF_n_PX-8P-dyc3e6kFdbAsS5V4', 'pending', 'starting@example.test', null, false, 'en', 'US', '62037', 'AI Suite', '1M', 'USD', 1995, 1995, null, null, '2026-11-05 17:52:00+00', null),
  ('32a947b4-e62f-4e03-ba13-734b81dcce81', 'SP-VZAMP-61TEF', 'C8XxZgS--GD9EiDNLfvkw8TsV04nUq36-8tOrUAoMG8', 'paid', 'suspended@example.test', '38c3b5c8-2189-4f95-83d1-75f23b99debf', true, 'de', 'DE', '643', 'DVD Ripper', 'LFT', 'EUR', 4595, 2298, 'SPRING-50', null, '2026-11-02 12:13:00+00', '2026-11-02 12:15:00+00'),
  ('67b4ad13-e190-4f19-bdd0-c38cd5b39310', 'SP-DWPMP-Z40WZ', 'rctXLmi2q6pNmyULd_f7RlskFa_yQQFq64fHSMoTR2M', 'paid', 'mina@example.test', '4b0c1de5-20c4-4f6a-8b0b-8d9d2f4f1a01', false, 'en', 'US', '646', 'Blu-ray Ripper', '1Y', 'USD', 2995, 2995, null, null, '2026-11-02 10:16:00+00', '2026-11-02 10:18:00+00'),
  ('81c3afb9-4800-42c6-99f2-b4ac3631eb6b', 'SP-FGWBK-225MZ', 'emKBhppaXj9b8XjJJ9a4RUWb8ocA52wTlEB1SNLKx80', 'paid', 'mina@example.test', '4b0c1de5-20c4-4f6a-8b0b-8d9d2f4f1a01', false, 'ja', 'JP', '643', 'DVD Ripper', 'Lifetime+5PC', 'JPY', 14800, 14800, null, null, '2026-11-02 10:55:00+00', '2026-11-02 10:57:00+00'),
  ('9855dc25-5ff3-4bd1-865c-ed5982c5ce6e', 'SP-Y8Z4G-T0YTP', 'n6RrZlTOLC-hpGQzOgjo4ROk2s_SJ6Vg6g6-l6eJ3gw', 'paid', 'kei@example.test', '4c69708e-bb87-4f25-98bf-acdecbcef9f3', true, 'en', 'US', '643', 'DVD Ripper', 'LFT', 'USD', 4995, 4496, 'DNC10', null, '2026-11-02 09:37:00+00', '2026-11-02 09:39:00+00'),
  ('9f2f696a-54d8-47c2-a162-643ad4728062', 'SP-H8MSY-X1SJ6', 'Y01oIY9C9BqDG-q9wYgnB0wH49GVOcrCowdtA7Rsv6s', 'paid', 'kei@example.test', '4c69708e-bb87-4f25-98bf-acdecbcef9f3', false, 'en', 'US', '62037', 'AI Suite', 'LFT', 'USD', 4995, 4995, null, null, '2026-11-02 11:34:00+00', '2026-11-02 11:36:00+00'),
  ('af31cfed-0279-4c65-aa08-333638b91a26', 'SP-QRFJ9-GNHQ4', 'DFxMyKb5NtRBwEYuDFIVSMR5hzbhCO7nx43CNDQMa74', 'pending', 'open@example.test', null, false, 'en', 'US', '643', 'DVD Ripper', 'LFT', 'USD', 4995, 999, 'STAFF-ONE', null, '2026-11-05 17:52:00+00', null),
  ('b0df312f-c53b-4a57-a3cc-01d6d6c30e09', 'SP-ZRP2C-TMAGY', 'u-XCsJ7vTMtfqC5lg_1bbzGtWAYlT4MvsNRvRNuzU3c', 'cancelled', 'gone@example.test', null, false, 'en', 'US', '646', 'Blu-ray Ripper', 'LFT', 'USD', 4995, 4995, null, null, '2026-11-02 13:58:00+00', null),
  ('b1f2176a-4d5b-48fb-b02b-b08ece339526', 'SP-DCQY2-7W1H9', 'Ow4Nd1Z3moAwcWmikRWGkiID946hUy45wJuk8K30frM', 'cancelled', 'stillborn@example.test', null, false, 'en', 'US', '643', 'DVD Ripper', '1Y', 'USD', 2995, 2995, null, null, '2026-11-03 14:58:00+00', null),
  ('cd8d379c-4b64-4f22-a4d9-1204066f4724', 'SP-18JC2-KK0CF', 'qH9rgwMX9w0UCSJ1xfJQ7F-CF2WZKNAEpw0rz4eEcqY', 'paid', 'month@example.test', 'fb478b14-1ea5-44c3-a16b-ead79b865428', true, 'en', 'US', '646', 'Blu-ray Ripper', '1M', 'USD', 1995, 1995, null, null, '2026-11-02 13:31:00+00', '2026-11-02 13:33:00+00'),
  ('d5836fb6-80a4-4ebd-99b4-7d30118a1567', 'SP-0646W-NQBYZ', '0ZXjBI9pdln7b32QCTtMeltqlWxddrECF-csF0wgi1o', 'review', 'short@example.test', null, false, 'en', 'US', '643', 'DVD Ripper', 'LFT', 'USD', 4995, 4995, null, 'amount_mismatch', '2026-11-04 16:09:00+00', null),
  ('e2cfbd75-cd7d-4d0c-b324-7aa2bf6033d2', 'SP-ZNCJA-FESYZ', 'Ji4gD4gO8UstqH2pVUoUlsFfSXqoTMyxsw3LBVg4iEQ', 'review', 'mina@example.test', '4b0c1de5-20c4-4f6a-8b0b-8d9d2f4f1a01', false, 'en', 'US', '646', 'Blu-ray Ripper', 'LFT', 'USD', 4995, 4995, null, 'paid_after_cancellation', '2026-11-04 16:11:00+00', null),
  ('ea185332-2568-4a26-91c9-c35dedb662d2', 'SP-MWXFK-9PZ3Y', 'eSpodVWkml7nikVb0OmM3m7zz1QL-71RCWEHsK3SkKI', 'paid', 'revoked@example.test', 'c86990f3-cb2c-4f08-8ef7-fda3c61cef68', true, 'fr', 'FR', '646', 'Blu-ray Ripper', 'LFT', 'EUR', 4595, 4595, null, null, '2026-11-02 12:52:00+00', '2026-11-02 12:54:00+00');

insert into shop.checkouts
  (id, order_id, created_at)
values
  ('20Z2XER6STAC4VPS1Y007Q9QAG', 'cd8d379c-4b64-4f22-a4d9-1204066f4724', '2026-11-02 13:31:00+00'),
  ('4BWWR3NR6ZJTNRJNQ3R8XMNE67', 'af31cfed-0279-4c65-aa08-333638b91a26', '2026-11-05 17:52:00+00'),
  ('84C3MCMD2R31MBC0BAHDC5DTKT', '29e94285-19ca-4f4b-8c66-da9c4f7497ac', '2026-11-05 17:52:00+00'),
  ('8GHTH1M2XFMSRKVSCPV3VFH023', 'b0df312f-c53b-4a57-a3cc-01d6d6c30e09', '2026-11-02 13:58:00+00'),
  ('B3AFM4TTNMRC95DBHPVE801BDQ', '81c3afb9-4800-42c6-99f2-b4ac3631eb6b', '2026-11-02 10:55:00+00'),
  ('BKEMZNKCEFAF73HXXV5KPW30X7', 'b1f2176a-4d5b-48fb-b02b-b08ece339526', '2026-11-03 14:58:00+00'),
  ('DTFB2RN6KG0MYXMEXS1V0VCC1T', 'd5836fb6-80a4-4ebd-99b4-7d30118a1567', '2026-11-04 16:09:00+00'),
  ('EZN151ZAQBNA2A35V4X11VXZ55', 'e2cfbd75-cd7d-4d0c-b324-7aa2bf6033d2', '2026-11-04 16:11:00+00'),
  ('GTXK5Q0NP1FA8P8NMY0HCVWK6J', '00bd469b-dd58-45b7-b2c7-262bab38c4ce', '2026-11-02 13:44:00+00'),
  ('JATM2DGMNCE5TB08V5RGSH3DDJ', '9855dc25-5ff3-4bd1-865c-ed5982c5ce6e', '2026-11-02 09:37:00+00'),
  ('KZB1Y64T856AY2DZKP3RCV6PMQ', 'ea185332-2568-4a26-91c9-c35dedb662d2', '2026-11-02 12:52:00+00'),
  ('MRY1G85CX4KP95HTWW82WVGJ80', '9f2f696a-54d8-47c2-a162-643ad4728062', '2026-11-02 11:34:00+00'),
  ('NYP6C47SXZC6WCRXC6VCN94NWP', '67b4ad13-e190-4f19-bdd0-c38cd5b39310', '2026-11-02 10:16:00+00'),
  ('YHGSWVVKH1C2521929XC7FAMYQ', '32a947b4-e62f-4e03-ba13-734b81dcce81', '2026-11-02 12:13:00+00');

insert into shop.payments
  (id, order_id, provider, provider_id, state, amount_minor, currency, redirect_url, created_at, settled_at, asked_at)
values
  ('458557d4-a430-44c6-b9bb-09d40a3774d1', 'b0df312f-c53b-4a57-a3cc-01d6d6c30e09', 'sandbox', 'sbx_HV33KGG727R6D6K99R8XX17SSN', 'expired', 4995, 'USD', 'http://shop.test/sandbox/pay/sbx_HV33KGG727R6D6K99R8XX17SSN', '2026-11-02 13:58:00+00', '2026-11-03 14:58:00+00', null),
  ('50636e0b-8284-4f13-ad13-112b9cf1011e', '67b4ad13-e190-4f19-bdd0-c38cd5b39310', 'sandbox', 'sbx_SSCMCA4QCQJWZC7AV2VT9H2C3C', 'succeeded', 2995, 'USD', 'http://shop.test/sandbox/pay/sbx_SSCMCA4QCQJWZC7AV2VT9H2C3C', '2026-11-02 10:16:00+00', '2026-11-02 10:18:00+00', null),
  ('57544444-e3e0-4dde-8ef7-30c1c500f0bc', '00bd469b-dd58-45b7-b2c7-262bab38c4ce', 'sandbox', 'sbx_RJP7QTP2V2G2Z9VSG9QJHASBKM', 'failed', 4496, 'USD', 'http://shop.test/sandbox/pay/sbx_RJP7QTP2V2G2Z9VSG9QJHASBKM', '2026-11-02 13:44:00+00', '2026-11-02 13:47:00+00', null),
  ('5cf7df49-ffe8-4881-82e9-4a999ba0a33c', 'e2cfbd75-cd7d-4d0c-b324-7aa2bf6033d2', 'sandbox', 'sbx_P259FCF3VJM3F9J8A19SZREFKA', 'succeeded', 4995, 'USD', 'http://shop.test/sandbox/pay/sbx_P259FCF3VJM3F9J8A19SZREFKA', '2026-11-04 16:11:00+00', '2026-11-05 17:41:00+00', null),
  ('5fcb25fb-f1c9-4f2e-94f0-97f1aaa19827', 'b1f2176a-4d5b-48fb-b02b-b08ece339526', 'sandbox', null, 'expired', 2995, 'USD', null, '2026-11-03 14:58:00+00', '2026-11-04 15:58:00+00', null),
  ('621d4f58-d930-4120-b60a-88bb67080d51', '29e94285-19ca-4f4b-8c66-da9c4f7497ac', 'sandbox', null, 'starting', 1995, 'USD', null, '2026-11-05 17:52:00+00', null, null),
  ('6732d091-1280-4c9c-bc51-01025cd39c4c', '32a947b4-e62f-4e03-ba13-734b81dcce81', 'sandbox', 'sbx_FW7XJEZHZFT71G0QCJ1GH4WQGJ', 'succeeded', 2298, 'EUR', 'http://shop.test/sandbox/pay/sbx_FW7XJEZHZFT71G0QCJ1GH4WQGJ', '2026-11-02 12:13:00+00', '2026-11-02 12:15:00+00', null),
  ('717222de-3601-4e56-b9c3-48756c72da8c', 'd5836fb6-80a4-4ebd-99b4-7d30118a1567', 'sandbox', 'sbx_T27QMP60JJJX85NP114EN38A3P', 'succeeded', 4995, 'USD', 'http://shop.test/sandbox/pay/sbx_T27QMP60JJJX85NP114EN38A3P', '2026-11-04 16:09:00+00', '2026-11-04 16:11:00+00', null),
  ('7d502bc9-7b13-41d2-a2d1-7eea0a8fbe63', '9855dc25-5ff3-4bd1-865c-ed5982c5ce6e', 'sandbox', 'sbx_70V2CGADXCFXSTG0F9D371K6ZR', 'succeeded', 4496, 'USD', 'http://shop.test/sandbox/pay/sbx_70V2CGADXCFXSTG0F9D371K6ZR', '2026-11-02 09:37:00+00', '2026-11-02 09:39:00+00', null),
  ('86ad33b4-b555-4ef5-888c-c02af3a3ac0f', 'ea185332-2568-4a26-91c9-c35dedb662d2', 'sandbox', 'sbx_V7BRP8HBKDG28XM03E333SNFRS', 'succeeded', 4595, 'EUR', 'http://shop.test/sandbox/pay/sbx_V7BRP8HBKDG28XM03E333SNFRS', '2026-11-02 12:52:00+00', '2026-11-02 12:54:00+00', null),
  ('94e20188-9073-42aa-b5bf-2c160e38ae87', 'af31cfed-0279-4c65-aa08-333638b91a26', 'sandbox', 'sbx_X4BY4PKAX34CSAB2XFPB6J4X0N', 'open', 999, 'USD', 'http://shop.test/sandbox/pay/sbx_X4BY4PKAX34CSAB2XFPB6J4X0N', '2026-11-05 17:52:00+00', null, null),
  ('ab1d793f-9eed-4ddc-930e-c5a6a593e115', '9f2f696a-54d8-47c2-a162-643ad4728062', 'sandbox', 'sbx_N963WA3MEFSJ8GKJAFJZKEDVEE', 'succeeded', 4995, 'USD', 'http://shop.test/sandbox/pay/sbx_N963WA3MEFSJ8GKJAFJZKEDVEE', '2026-11-02 11:34:00+00', '2026-11-02 11:36:00+00', null),
  ('c1d539d2-8a5f-4b8c-a9f5-dfde81e399c4', 'cd8d379c-4b64-4f22-a4d9-1204066f4724', 'sandbox', 'sbx_VJS2V5SXD97QH8DD1NZ7D3R3NZ', 'succeeded', 1995, 'USD', 'http://shop.test/sandbox/pay/sbx_VJS2V5SXD97QH8DD1NZ7D3R3NZ', '2026-11-02 13:31:00+00', '2026-11-02 13:33:00+00', null),
  ('e1195522-3953-45dc-a062-579d98b00057', '81c3afb9-4800-42c6-99f2-b4ac3631eb6b', 'sandbox', 'sbx_65V7BN10VRAD0BC5GQ86RKPQTS', 'succeeded', 14800, 'JPY', 'http://shop.test/sandbox/pay/sbx_65V7BN10VRAD0BC5GQ86RKPQTS', '2026-11-02 10:55:00+00', '2026-11-02 10:57:00+00', null);

insert into shop.payment_events
  (provider, event_id, type, provider_id, reference, received_at, processed_at)
values
  ('sandbox', '02fa8a86-253d-4b92-bd74-8f8c911744a6', 'payment.succeeded', 'sbx_65V7BN10VRAD0BC5GQ86RKPQTS', 'e1195522-3953-45dc-a062-579d98b00057', '2026-11-02 10:57:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', '0712b8a2-d243-4c9a-82a7-c91546afc86c', 'payment.succeeded', 'sbx_70V2CGADXCFXSTG0F9D371K6ZR', '7d502bc9-7b13-41d2-a2d1-7eea0a8fbe63', '2026-11-02 09:39:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', '0c62b07a-9124-4110-8b40-152f3bc6d070', 'payment.succeeded', 'sbx_VJS2V5SXD97QH8DD1NZ7D3R3NZ', 'c1d539d2-8a5f-4b8c-a9f5-dfde81e399c4', '2026-11-02 13:33:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', '20adccd1-aebb-49d4-bc48-e6214f74b4c1', 'payment.succeeded', 'sbx_FW7XJEZHZFT71G0QCJ1GH4WQGJ', '6732d091-1280-4c9c-bc51-01025cd39c4c', '2026-11-02 12:15:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', '20d3eb54-25ba-4678-8ea1-d022970a684c', 'payment.succeeded', 'sbx_N963WA3MEFSJ8GKJAFJZKEDVEE', 'ab1d793f-9eed-4ddc-930e-c5a6a593e115', '2026-11-02 11:36:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', '368f9035-683f-4dbf-af2e-245f5deaf805', 'payment.succeeded', 'sbx_SSCMCA4QCQJWZC7AV2VT9H2C3C', '50636e0b-8284-4f13-ad13-112b9cf1011e', '2026-11-02 10:18:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', '82661e32-31fd-4a57-8e01-74288d64a055', 'payment.succeeded', 'sbx_VJS2V5SXD97QH8DD1NZ7D3R3NZ', 'c1d539d2-8a5f-4b8c-a9f5-dfde81e399c4', '2026-11-02 13:33:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', '90eded9c-9952-4352-b06d-632fc8cfa0f6', 'payment.succeeded', 'sbx_FW7XJEZHZFT71G0QCJ1GH4WQGJ', '6732d091-1280-4c9c-bc51-01025cd39c4c', '2026-11-02 12:15:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', '99582b71-fa45-4008-ba93-b3ecaf752042', 'payment.succeeded', 'sbx_V7BRP8HBKDG28XM03E333SNFRS', '86ad33b4-b555-4ef5-888c-c02af3a3ac0f', '2026-11-02 12:54:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', 'a011c858-4d72-4970-bd7a-1149592daeeb', 'payment.succeeded', 'sbx_SSCMCA4QCQJWZC7AV2VT9H2C3C', '50636e0b-8284-4f13-ad13-112b9cf1011e', '2026-11-02 10:18:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', 'b7458362-7c92-47ad-8994-19a55c49be30', 'payment.succeeded', 'sbx_N963WA3MEFSJ8GKJAFJZKEDVEE', 'ab1d793f-9eed-4ddc-930e-c5a6a593e115', '2026-11-02 11:36:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', 'e3e5d6a8-84f1-4fbb-83b4-4a00c3985734', 'payment.succeeded', 'sbx_V7BRP8HBKDG28XM03E333SNFRS', '86ad33b4-b555-4ef5-888c-c02af3a3ac0f', '2026-11-02 12:54:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', 'f0d839a1-76a1-43cd-b2e0-71a39da536db', 'payment.succeeded', 'sbx_65V7BN10VRAD0BC5GQ86RKPQTS', 'e1195522-3953-45dc-a062-579d98b00057', '2026-11-02 10:57:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', 'f19c5407-17c7-4980-a2db-f88dcf31a1e6', 'payment.succeeded', 'sbx_70V2CGADXCFXSTG0F9D371K6ZR', '7d502bc9-7b13-41d2-a2d1-7eea0a8fbe63', '2026-11-02 09:39:00+00', '2026-11-02 13:33:00+00'),
  ('sandbox', 'f4a0a2bc-8f9c-4a4f-9df0-000000000001', 'payment.opened', 'sbx_X4BY4PKAX34CSAB2XFPB6J4X0N', '94e20188-9073-42aa-b5bf-2c160e38ae87', '2026-11-05 17:52:00+00', null);

insert into shop.licences
  (id, key, order_id, member_id, pid, product_name, licence_type, state, seats, issued_at, works_until, updates_until)
values
  ('35a2f461-7c50-458c-b91c-95b8c73ff02d', 'PK6R1-NDRFP-GWGGQ-CYSSW-09YJ4', '81c3afb9-4800-42c6-99f2-b4ac3631eb6b', '4b0c1de5-20c4-4f6a-8b0b-8d9d2f4f1a01', '643', 'DVD Ripper', 'Lifetime+5PC', 'active', 5, '2026-11-02 10:57:00+00', null, null),
  ('47ea46cc-8228-4f5a-b9ac-39693eb91686', 'CM1KX-4GV2Q-G9553-E3TNV-J9ZR5', '9f2f696a-54d8-47c2-a162-643ad4728062', '4c69708e-bb87-4f25-98bf-acdecbcef9f3', '62037', 'AI Suite', 'LFT', 'active', 1, '2026-11-02 11:36:00+00', null, null),
  ('8789f186-e1ee-4ea4-8c95-75e537b56857', 'AJ9HP-YTDXJ-YQ9V3-ZQQ2V-P1MVV', '9855dc25-5ff3-4bd1-865c-ed5982c5ce6e', '4c69708e-bb87-4f25-98bf-acdecbcef9f3', '643', 'DVD Ripper', 'LFT', 'active', 1, '2026-11-02 09:39:00+00', null, null),
  ('c1d4992b-638e-45bb-8e7d-c6cae252546b', 'RENC3-CKWX9-1EMA5-20YF2-7K2NN', 'cd8d379c-4b64-4f22-a4d9-1204066f4724', 'fb478b14-1ea5-44c3-a16b-ead79b865428', '646', 'Blu-ray Ripper', '1M', 'expired', 1, '2026-11-02 13:33:00+00', '2026-11-20 09:00:00+00', '2026-11-20 09:00:00+00'),
  ('c6ff55eb-b103-4cc4-b66d-fe4628ecfb8a', 'C9C0H-2BAWF-FQ5DJ-W1V7Q-PSNJA', 'ea185332-2568-4a26-91c9-c35dedb662d2', 'c86990f3-cb2c-4f08-8ef7-fda3c61cef68', '646', 'Blu-ray Ripper', 'LFT', 'revoked', 1, '2026-11-02 12:54:00+00', null, null),
  ('db3814df-3299-4fe9-bfaf-04c1e94aa3a9', 'H4DBS-EQ8PZ-QJV2P-SYFT4-Q3J7E', '67b4ad13-e190-4f19-bdd0-c38cd5b39310', '4b0c1de5-20c4-4f6a-8b0b-8d9d2f4f1a01', '646', 'Blu-ray Ripper', '1Y', 'active', 1, '2026-11-02 10:18:00+00', '2027-11-02 10:18:00+00', '2027-11-02 10:18:00+00'),
  ('ea9c969b-4935-45ba-b777-10772ef75530', 'SN0MN-SN2JW-BQZSP-WZSY9-DG794', '32a947b4-e62f-4e03-ba13-734b81dcce81', '38c3b5c8-2189-4f95-83d1-75f23b99debf', '643', 'DVD Ripper', 'LFT', 'suspended', 1, '2026-11-02 12:15:00+00', null, null);

insert into shop.sandbox_payments
  (id, idempotency_key, state, amount_minor, currency, description, locale, return_url, cancel_url, reference, last_four, fails_at_renewal, chaos, created_at)
values
  ('sbx_65V7BN10VRAD0BC5GQ86RKPQTS', 'e1195522-3953-45dc-a062-579d98b00057', 'succeeded', 14800, 'JPY', 'DVD Ripper · 永久（PC 5台）', 'ja', 'http://shop.test/ja/thankyou?checkout=B3AFM4TTNMRC95DBHPVE801BDQ', 'http://shop.test/ja/checkout?pid=643&opt643=Lifetime%2B5PC', 'e1195522-3953-45dc-a062-579d98b00057', '4242', false, '{}', '2026-11-02 10:55:00+00'),
  ('sbx_70V2CGADXCFXSTG0F9D371K6ZR', '7d502bc9-7b13-41d2-a2d1-7eea0a8fbe63', 'succeeded', 4496, 'USD', 'DVD Ripper · Lifetime', 'en', 'http://shop.test/thankyou?checkout=JATM2DGMNCE5TB08V5RGSH3DDJ', 'http://shop.test/checkout?pid=643&opt643=LFT&coupon=DNC10', '7d502bc9-7b13-41d2-a2d1-7eea0a8fbe63', '4242', false, '{}', '2026-11-02 09:37:00+00'),
  ('sbx_FW7XJEZHZFT71G0QCJ1GH4WQGJ', '6732d091-1280-4c9c-bc51-01025cd39c4c', 'succeeded', 2298, 'EUR', 'DVD Ripper · Lebenslang', 'de', 'http://shop.test/de/thankyou?checkout=YHGSWVVKH1C2521929XC7FAMYQ', 'http://shop.test/de/checkout?pid=643&opt643=LFT&coupon=SPRING-50', '6732d091-1280-4c9c-bc51-01025cd39c4c', '4242', false, '{}', '2026-11-02 12:13:00+00'),
  ('sbx_HV33KGG727R6D6K99R8XX17SSN', '458557d4-a430-44c6-b9bb-09d40a3774d1', 'open', 4995, 'USD', 'Blu-ray Ripper · Lifetime', 'en', 'http://shop.test/thankyou?checkout=8GHTH1M2XFMSRKVSCPV3VFH023', 'http://shop.test/checkout?pid=646&opt646=LFT', '458557d4-a430-44c6-b9bb-09d40a3774d1', null, false, '{}', '2026-11-02 13:58:00+00'),
  ('sbx_N963WA3MEFSJ8GKJAFJZKEDVEE', 'ab1d793f-9eed-4ddc-930e-c5a6a593e115', 'succeeded', 4995, 'USD', 'AI Suite · Lifetime', 'en', 'http://shop.test/thankyou?checkout=MRY1G85CX4KP95HTWW82WVGJ80', 'http://shop.test/checkout?pid=62037&opt62037=LFT', 'ab1d793f-9eed-4ddc-930e-c5a6a593e115', '4242', false, '{}', '2026-11-02 11:34:00+00'),
  ('sbx_P259FCF3VJM3F9J8A19SZREFKA', '5cf7df49-ffe8-4881-82e9-4a999ba0a33c', 'open', 4995, 'USD', 'Blu-ray Ripper · Lifetime', 'en', 'http://shop.test/thankyou?checkout=EZN151ZAQBNA2A35V4X11VXZ55', 'http://shop.test/checkout?pid=646&opt646=LFT', '5cf7df49-ffe8-4881-82e9-4a999ba0a33c', null, false, '{}', '2026-11-04 16:11:00+00'),
  ('sbx_RJP7QTP2V2G2Z9VSG9QJHASBKM', '57544444-e3e0-4dde-8ef7-30c1c500f0bc', 'open', 4496, 'USD', 'DVD Ripper · Lifetime', 'en', 'http://shop.test/thankyou?checkout=GTXK5Q0NP1FA8P8NMY0HCVWK6J', 'http://shop.test/checkout?pid=643&opt643=LFT&coupon=DNC10', '57544444-e3e0-4dde-8ef7-30c1c500f0bc', null, false, '{}', '2026-11-02 13:44:00+00'),
  ('sbx_SSCMCA4QCQJWZC7AV2VT9H2C3C', '50636e0b-8284-4f13-ad13-112b9cf1011e', 'succeeded', 2995, 'USD', 'Blu-ray Ripper · 1 year', 'en', 'http://shop.test/thankyou?checkout=NYP6C47SXZC6WCRXC6VCN94NWP', 'http://shop.test/checkout?pid=646&opt646=1Y', '50636e0b-8284-4f13-ad13-112b9cf1011e', '4242', false, '{}', '2026-11-02 10:16:00+00'),
  ('sbx_T27QMP60JJJX85NP114EN38A3P', '717222de-3601-4e56-b9c3-48756c72da8c', 'open', 4995, 'USD', 'DVD Ripper · Lifetime', 'en', 'http://shop.test/thankyou?checkout=DTFB2RN6KG0MYXMEXS1V0VCC1T', 'http://shop.test/checkout?pid=643&opt643=LFT', '717222de-3601-4e56-b9c3-48756c72da8c', null, false, '{}', '2026-11-04 16:09:00+00'),
  ('sbx_V7BRP8HBKDG28XM03E333SNFRS', '86ad33b4-b555-4ef5-888c-c02af3a3ac0f', 'succeeded', 4595, 'EUR', 'Blu-ray Ripper · À vie', 'fr', 'http://shop.test/fr/thankyou?checkout=KZB1Y64T856AY2DZKP3RCV6PMQ', 'http://shop.test/fr/checkout?pid=646&opt646=LFT', '86ad33b4-b555-4ef5-888c-c02af3a3ac0f', '4242', false, '{}', '2026-11-02 12:52:00+00'),
  ('sbx_VJS2V5SXD97QH8DD1NZ7D3R3NZ', 'c1d539d2-8a5f-4b8c-a9f5-dfde81e399c4', 'succeeded', 1995, 'USD', 'Blu-ray Ripper · 1 month', 'en', 'http://shop.test/thankyou?checkout=20Z2XER6STAC4VPS1Y007Q9QAG', 'http://shop.test/checkout?pid=646&opt646=1M', 'c1d539d2-8a5f-4b8c-a9f5-dfde81e399c4', '4242', false, '{}', '2026-11-02 13:31:00+00'),
  ('sbx_X4BY4PKAX34CSAB2XFPB6J4X0N', '94e20188-9073-42aa-b5bf-2c160e38ae87', 'open', 999, 'USD', 'DVD Ripper · Lifetime', 'en', 'http://shop.test/thankyou?checkout=4BWWR3NR6ZJTNRJNQ3R8XMNE67', 'http://shop.test/checkout?pid=643&opt643=LFT&coupon=STAFF-ONE', '94e20188-9073-42aa-b5bf-2c160e38ae87', null, false, '{}', '2026-11-05 17:52:00+00');

insert into shop.sandbox_events
  (id, payment_id, type, created_at)
values
  ('02fa8a86-253d-4b92-bd74-8f8c911744a6', 'sbx_65V7BN10VRAD0BC5GQ86RKPQTS', 'payment.opened', '2026-11-02 10:55:00+00'),
  ('0712b8a2-d243-4c9a-82a7-c91546afc86c', 'sbx_70V2CGADXCFXSTG0F9D371K6ZR', 'payment.succeeded', '2026-11-02 09:39:00+00'),
  ('0c62b07a-9124-4110-8b40-152f3bc6d070', 'sbx_VJS2V5SXD97QH8DD1NZ7D3R3NZ', 'payment.succeeded', '2026-11-02 13:33:00+00'),
  ('1c0c4064-2bee-487e-9de3-870b535017dc', 'sbx_RJP7QTP2V2G2Z9VSG9QJHASBKM', 'payment.opened', '2026-11-02 13:44:00+00'),
  ('20adccd1-aebb-49d4-bc48-e6214f74b4c1', 'sbx_FW7XJEZHZFT71G0QCJ1GH4WQGJ', 'payment.opened', '2026-11-02 12:13:00+00'),
  ('20d3eb54-25ba-4678-8ea1-d022970a684c', 'sbx_N963WA3MEFSJ8GKJAFJZKEDVEE', 'payment.succeeded', '2026-11-02 11:36:00+00'),
  ('368f9035-683f-4dbf-af2e-245f5deaf805', 'sbx_SSCMCA4QCQJWZC7AV2VT9H2C3C', 'payment.opened', '2026-11-02 10:16:00+00'),
  ('48a6c61e-1c6b-4f12-8905-ef7b12df7b68', 'sbx_HV33KGG727R6D6K99R8XX17SSN', 'payment.opened', '2026-11-02 13:58:00+00'),
  ('71bb3153-dae4-4063-bad4-045fe2950dcf', 'sbx_P259FCF3VJM3F9J8A19SZREFKA', 'payment.opened', '2026-11-04 16:11:00+00'),
  ('82661e32-31fd-4a57-8e01-74288d64a055', 'sbx_VJS2V5SXD97QH8DD1NZ7D3R3NZ', 'payment.opened', '2026-11-02 13:31:00+00'),
  ('8c6d6661-cf1d-4d60-af0e-4f27c0874eb9', 'sbx_X4BY4PKAX34CSAB2XFPB6J4X0N', 'payment.opened', '2026-11-05 17:52:00+00'),
  ('90eded9c-9952-4352-b06d-632fc8cfa0f6', 'sbx_FW7XJEZHZFT71G0QCJ1GH4WQGJ', 'payment.succeeded', '2026-11-02 12:15:00+00'),
  ('99582b71-fa45-4008-ba93-b3ecaf752042', 'sbx_V7BRP8HBKDG28XM03E333SNFRS', 'payment.succeeded', '2026-11-02 12:54:00+00'),
  ('a011c858-4d72-4970-bd7a-1149592daeeb', 'sbx_SSCMCA4QCQJWZC7AV2VT9H2C3C', 'payment.succeeded', '2026-11-02 10:18:00+00'),
  ('b7458362-7c92-47ad-8994-19a55c49be30', 'sbx_N963WA3MEFSJ8GKJAFJZKEDVEE', 'payment.opened', '2026-11-02 11:34:00+00'),
  ('c53d4c26-47d5-4494-ad55-ff5e0dc4d526', 'sbx_T27QMP60JJJX85NP114EN38A3P', 'payment.opened', '2026-11-04 16:09:00+00'),
  ('e3e5d6a8-84f1-4fbb-83b4-4a00c3985734', 'sbx_V7BRP8HBKDG28XM03E333SNFRS', 'payment.opened', '2026-11-02 12:52:00+00'),
  ('f0d839a1-76a1-43cd-b2e0-71a39da536db', 'sbx_65V7BN10VRAD0BC5GQ86RKPQTS', 'payment.succeeded', '2026-11-02 10:57:00+00'),
  ('f19c5407-17c7-4980-a2db-f88dcf31a1e6', 'sbx_70V2CGADXCFXSTG0F9D371K6ZR', 'payment.opened', '2026-11-02 09:37:00+00');

insert into shop.sent_mails
  (message_id, sent_at)
values
  ('order-32a947b4-e62f-4e03-ba13-734b81dcce81', '2026-11-02 12:15:00+00'),
  ('order-67b4ad13-e190-4f19-bdd0-c38cd5b39310', '2026-11-02 10:18:00+00'),
  ('order-81c3afb9-4800-42c6-99f2-b4ac3631eb6b', '2026-11-02 10:57:00+00'),
  ('order-9855dc25-5ff3-4bd1-865c-ed5982c5ce6e', '2026-11-02 09:39:00+00'),
  ('order-9f2f696a-54d8-47c2-a162-643ad4728062', '2026-11-02 11:36:00+00'),
  ('order-cd8d379c-4b64-4f22-a4d9-1204066f4724', '2026-11-02 13:33:00+00'),
  ('order-ea185332-2568-4a26-91c9-c35dedb662d2', '2026-11-02 12:54:00+00');

-- What the migrator noted: the baseline's hash and time.
create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
insert into drizzle.__drizzle_migrations (hash, created_at)
values ('e7f8bfee276441c29739107ad0c8fc222022b34b7c8e0a8d48c0c42bdae83e69', 1795191445479);
