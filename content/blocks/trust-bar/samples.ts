import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const guarantee = t(
  'Not what you hoped for? Write within 14 days and you get the whole price back.',
  'Nicht das, was Sie sich erhofft haben? Schreiben Sie innerhalb von 14 Tagen, und Sie bekommen den ganzen Preis zurück.',
  'ご期待に合わないときは、14日以内にご連絡ください。全額を返金します。',
  'Ce n’est pas ce que vous espériez ? Écrivez sous 14 jours et vous êtes intégralement remboursé.',
  '不符合期待嗎？14 天內來信，我們會全額退款。',
);

export const trustBarSamples: Samples = {
  full: {
    text: guarantee,
    facts: [
      {
        label: t('Trial', 'Testversion', '体験版', 'Essai', '試用'),
        value: t(
          '30 days, no card',
          '30 Tage, ohne Karte',
          '30日間、カード不要',
          '30 jours, sans carte',
          '30 天，免信用卡',
        ),
      },
      {
        label: t('Paid by', 'Bezahlen', 'お支払い', 'Paiement', '付款方式'),
        value: t('Card', 'Karte', 'カード', 'Carte', '信用卡'),
      },
      {
        label: t('Key', 'Schlüssel', 'ライセンスキー', 'Clé', '序號'),
        value: t(
          'By mail, in a minute',
          'Per E-Mail, in einer Minute',
          'メールで1分以内に',
          'Par e-mail, en une minute',
          '一分鐘內寄到信箱',
        ),
      },
    ],
  },
  least: { text: guarantee, facts: [] },
  'long words': {
    text: 'Rückerstattungsberechtigt ist jede Einzelplatzlizenz; die Geld-zurück-Frist von 14 Kalendertagen beginnt mit der Auftragsbestätigung.',
    facts: [
      { label: 'Zahlungsmöglichkeiten', value: 'Kreditkartenzahlung, Banküberweisung' },
      { label: 'Verschlüsselung', value: 'Ende-zu-Ende-Verschlüsselung' },
      { label: 'Aktualisierungen', value: 'Versionsaktualisierungen inbegriffen' },
      { label: 'Ansprechpartner', value: 'Deutschsprachige Kundenbetreuung' },
    ],
  },
};
