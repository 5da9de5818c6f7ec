import { t } from '../../demo/translated.ts';
import { type Samples, sampleProducts } from '../sample-parts.ts';

const words = {
  title: t('Licences.', 'Lizenzen.', 'ライセンス。', 'Licences.', '授權方案。'),
  afterTitle: t(
    'After you pay.',
    'Nach dem Bezahlen.',
    'お支払いのあと。',
    'Après le paiement.',
    '付款之後。',
  ),
  afterSteps: [
    {
      value: t(
        'The key comes by mail.',
        'Der Schlüssel kommt per E-Mail.',
        'ライセンスキーがメールで届きます。',
        'La clé arrive par e-mail.',
        '序號會寄到信箱。',
      ),
    },
  ],
  guarantee: t(
    'The whole price back within 14 days.',
    'Innerhalb von 14 Tagen der ganze Preis zurück.',
    '14日以内なら全額を返金します。',
    'Remboursement intégral sous 14 jours.',
    '14 天內全額退款。',
  ),
};
const month = {
  licenceType: '1M',
  title: t('1 month', '1 Monat', '1か月', '1 mois', '1 個月'),
  text: t(
    'For one shelf and a free weekend.',
    'Für ein Regal und ein freies Wochenende.',
    '週末に棚をひとつ片づけるなら。',
    'Pour une étagère et un week-end libre.',
    '適合一個週末整理一座書架。',
  ),
};
const lifetime = {
  licenceType: 'LFT',
  title: t('Lifetime', 'Lebenslang', '買い切り', 'À vie', '永久'),
  text: t(
    'For discs that are still to come.',
    'Für Discs, die noch kommen.',
    'これから増えるディスクにも。',
    'Pour les disques à venir.',
    '也適合日後的光碟。',
  ),
};

export const plansSamples: Samples = {
  full: { ...words, products: [sampleProducts.dvdWin, sampleProducts.dvdMac], plans: [month, lifetime] },
  'not sold': { ...words, products: [sampleProducts.unsold], plans: [month] },
  'long words': {
    ...words,
    title: 'Mehrplatzlizenzierungsmöglichkeiten',
    products: [sampleProducts.bluRayWin],
    plans: [
      {
        licenceType: 'Lifetime+5PC',
        title: 'Familienmehrplatzlizenz',
        text: 'Nutzungsrechtsübertragungen innerhalb der Haushaltsgemeinschaft eingeschlossen.',
      },
    ],
  },
};
