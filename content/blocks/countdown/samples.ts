import { t } from '../../demo/translated.ts';
import { type Samples, sampleAction } from '../sample-parts.ts';

export const countdownSamples: Samples = {
  full: {
    title: t(
      'Ten per cent off, for a week.',
      'Zehn Prozent weniger, eine Woche lang.',
      '1週間限定、10%オフ。',
      'Dix pour cent de moins, une semaine.',
      '限時一週，九折優惠。',
    ),
    text: t(
      'The code goes along with every link to the checkout.',
      'Der Code geht mit jedem Link zur Kasse mit.',
      'コードは購入手続きへのリンクに自動で付きます。',
      'Le code accompagne chaque lien vers le paiement.',
      '代碼會隨結帳連結自動帶入。',
    ),
    action: sampleAction,
  },
  'of the promotion': {},
  'long words': {
    title: 'Sonderpreisaktionswochenverlängerung',
    text: 'Gutscheincodeübernahmebestätigungen stehen in der Zahlungszusammenfassung.',
    action: { ...sampleAction, label: 'Sonderangebotsübersicht' },
  },
};
