import { type DemoIds, type Draft, t } from '../../demo/translated.ts';
import { DEMO_CATALOGUE } from '../products/demo-catalogue.ts';
import { demoPid } from '../products/demo-pids.ts';
import { PITCHES } from '../products/demo-pitches.ts';

const slugsOf = (line: string) =>
  DEMO_CATALOGUE.filter(({ productLine, successor }) => productLine === line && !successor).map(
    ({ slug }) => slug,
  );
const BUNDLES = ['spindle_x', 'spindle_ultimate', 'complete_bundle'];
const OTHERS = slugsOf('suite').filter((slug) => !BUNDLES.includes(slug));

export const demoStore = (id: DemoIds): Draft => {
  const items = (slugs: readonly string[]) =>
    slugs.map((slug) => ({ product: id(demoPid(slug)), text: PITCHES[slug] }));
  return {
    title: t('Store', 'Shop', 'ストア', 'Boutique', '商店'),
    urlType: 'page',
    seo: {
      metaDescription: t(
        'All Spindle programs with their prices: tools for DVD and Blu-ray, editions with every tool, licences for a month, a year or life.',
        'Alle Programme von Spindle mit Preisen: Werkzeuge für DVD und Blu-ray, Ausgaben mit allen Werkzeugen, Lizenzen für einen Monat, ein Jahr oder lebenslang.',
        'Spindleの全製品と価格の一覧です。DVDとBlu-rayのツール、すべてが入ったエディション、1か月・1年・買い切りライセンスをご用意しています。',
        'Tous les logiciels Spindle et leurs prix : outils pour DVD et Blu-ray, éditions complètes, licences d’un mois, d’un an ou à vie.',
        'Spindle 全部軟體與價格：DVD 與藍光工具、完整版本，以及一個月、一年與終身授權。',
      ),
    },
    blocks: [
      {
        blockType: 'product-list',
        anchorId: 'tools',
        title: t('Single tools', 'Einzelne Werkzeuge', '単体のツール', 'Les outils à l’unité', '單一工具'),
        text: t(
          'One job each. Try one for DVD and one for Blu-ray, free for 30 days.',
          'Jedes für eine Aufgabe. Eines für DVD und eines für Blu-ray testen Sie 30 Tage kostenlos.',
          'それぞれ一つの作業のためのツールです。DVD用とBlu-ray用を一つずつ、30日間無料でお試しいただけます。',
          'À chacun sa tâche. Essayez-en un pour DVD et un pour Blu-ray, gratuitement, pendant 30 jours.',
          '每款專注一項工作。DVD 與藍光工具可各選一款，免費試用 30 天。',
        ),
        items: items([...slugsOf('dvd'), ...slugsOf('blu-ray')]),
      },
      {
        blockType: 'hot-bundles',
        anchorId: 'bundles',
        title: t(
          'Editions and bundles',
          'Editionen und Pakete',
          'まとめて',
          'Plusieurs à la fois',
          '一次購足',
        ),
        products: BUNDLES.map((slug) => id(demoPid(slug))),
      },
      {
        blockType: 'trust-bar',
        text: t(
          'Not what you hoped for? Write within 14 days, and you get the whole price back.',
          'Nicht das, was Sie erwartet haben? Schreiben Sie innerhalb von 14 Tagen, und Sie erhalten den vollen Preis zurück.',
          'ご期待に合わないときは、14日以内にご連絡ください。全額を返金いたします。',
          'Ce n’est pas ce que vous espériez ? Écrivez dans les 14 jours et nous remboursons la totalité.',
          '不符合期待嗎？14 天內來信，我們全額退款。',
        ),
        facts: [
          {
            label: t('Trial', 'Testversion', '体験版', 'Essai', '試用'),
            value: t(
              '30 days, every function',
              '30 Tage, alle Funktionen',
              '30日間、全機能',
              '30 jours, toutes les fonctions',
              '30 天，功能完整',
            ),
          },
          {
            label: t('Payment', 'Bezahlung', 'お支払い', 'Paiement', '付款'),
            value: t(
              'By card; monthly and yearly until cancelled, lifetime once',
              'Mit Karte; Monat und Jahr bis zur Kündigung, lebenslang einmal',
              'カードで。月・年は解約まで更新、買い切りは一度だけ',
              'Par carte ; mois et an jusqu’à résiliation, à vie une fois',
              '信用卡；月、年授權續訂至取消，終身一次付清',
            ),
          },
          {
            label: t('Key', 'Schlüssel', 'キー', 'Clé', '金鑰'),
            value: t(
              'At once, and by email',
              'Sofort und per E-Mail',
              'すぐに表示、メールでも',
              'Aussitôt, et par e-mail',
              '立即顯示，並寄送郵件',
            ),
          },
        ],
      },
      {
        blockType: 'product-list',
        anchorId: 'others',
        title: t(
          'For videos and for the road',
          'Für Videos und für unterwegs',
          '動画と、外出先のために',
          'Pour les vidéos et les voyages',
          '處理影片，與隨身觀看',
        ),
        items: items(OTHERS),
      },
    ],
  };
};
