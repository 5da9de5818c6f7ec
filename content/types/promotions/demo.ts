import { type DemoIds, type Draft, t } from '../../demo/translated.ts';

/** The demo shop has none that runs: prices there are what they are. */
export const demoPromotion = (id: DemoIds): Draft => ({
  slug: 'disc-week',
  title: t(
    'Disc week: 10% off Blu-ray Ripper and DVD Ripper',
    'Disc-Woche: 10 % auf Blu-ray Ripper und DVD Ripper',
    'ディスクウィーク：Blu-ray RipperとDVD Ripperが10%オフ',
    'Semaine du disque : 10 % sur Blu-ray Ripper et DVD Ripper',
    '光碟週：Blu-ray Ripper 與 DVD Ripper 九折',
  ),
  closed: true,
  startsAt: '2026-10-05T00:00:00.000Z',
  endsAt: '2026-10-12T00:00:00.000Z',
  summary: t(
    'For one week the code DNC10 takes 10% off a licence of either program.',
    'Eine Woche lang zieht der Code DNC10 bei jeder Lizenz der beiden Programme 10 % ab.',
    '1週間限定で、コードDNC10を使うと、どちらのソフトのライセンスも10%引きになります。',
    'Pendant une semaine, le code DNC10 retire 10 % du prix d’une licence de l’un ou l’autre logiciel.',
    '為期一週，使用代碼 DNC10，兩款軟體的授權皆享九折。',
  ),
  product: [id('643'), id('60643'), id('646'), id('60646')],
  coupon: 'DNC10',
  productLine: 'common',
  cookieSuffix: 'disc_week',
  popup: {
    title: t('Disc week', 'Disc-Woche', 'ディスクウィーク', 'Semaine du disque', '光碟週'),
    text: t(
      '10% off a licence until the end of the week.',
      'Bis Ende der Woche 10 % auf eine Lizenz.',
      '今週末まで、ライセンスが10%オフです。',
      '10 % sur une licence jusqu’à la fin de la semaine.',
      '即日起至週末，授權享九折。',
    ),
    label: t('See the prices', 'Preise ansehen', '価格を見る', 'Voir les prix', '查看價格'),
  },
  urlType: 'page',
  blocks: [],
});
