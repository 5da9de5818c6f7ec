import { readDemoText } from '../../demo/read-text.ts';
import { type DemoIds, type Draft, t } from '../../demo/translated.ts';
import { DEMO_CATALOGUE } from '../products/demo-catalogue.ts';
import { demoPids, demoProduct } from '../products/demo-pids.ts';
import { SHARED_QUESTIONS } from './demo-questions.ts';

/** Why to choose each licence. The reasons must be true for every price in the catalogue; a test checks that. */
const PLANS = [
  {
    licenceType: '1M',
    title: t('1 month', '1 Monat', '1か月', '1 mois', '1 個月'),
    text: t(
      'For the pile you want done this month.',
      'Für den Stapel, der diesen Monat fertig werden soll.',
      'この1か月でまとめて取り込みたいときに。',
      'Pour la pile que vous voulez finir ce mois-ci.',
      '適合想在這個月處理完的那一疊光碟。',
    ),
  },
  {
    licenceType: '1Y',
    title: t('1 year', '1 Jahr', '1年', '1 an', '1 年'),
    text: t(
      'For a collection that keeps growing. Updates of the year included.',
      'Für eine Sammlung, die wächst. Mit allen Updates des Jahres.',
      '増えていくコレクションに。1年間のアップデート付きです。',
      'Pour une collection qui s’agrandit. Mises à jour de l’année comprises.',
      '適合持續增加的收藏，含一年內的所有更新。',
    ),
  },
  {
    licenceType: 'LFT',
    title: t('Lifetime', 'Lebenslang', '買い切り', 'À vie', '終身'),
    text: t(
      'Costs less than two years, and every later version is included.',
      'Kostet weniger als zwei Jahre, und alle späteren Versionen sind dabei.',
      '2年分より安く、今後のバージョンもすべて使えます。',
      'Moins cher que deux ans, et toutes les versions à venir sont comprises.',
      '比兩年授權便宜，並包含往後的所有版本。',
    ),
  },
  {
    licenceType: 'Lifetime+5PC',
    title: t(
      'Lifetime, 5 computers',
      'Lebenslang, 5 Computer',
      '買い切り（5台）',
      'À vie, 5 ordinateurs',
      '終身，5 台電腦',
    ),
    text: t(
      'One key for the household. Costs less than two single licences.',
      'Ein Schlüssel für den Haushalt. Kostet weniger als zwei einzelne Lizenzen.',
      '1つのキーで家族みんなのパソコンに。ライセンス2つ分より安くなります。',
      'Une seule clé pour tout le foyer. Moins cher que deux licences.',
      '一組金鑰，全家的電腦都能用，比買兩份授權便宜。',
    ),
  },
];

const AFTER = {
  afterTitle: t(
    'What happens after you pay',
    'Was nach dem Bezahlen geschieht',
    'お支払い後の流れ',
    'Ce qui se passe après le paiement',
    '付款之後',
  ),
  afterSteps: [
    {
      value: t(
        'You see the licence key at once; it also comes by email.',
        'Sie sehen den Lizenzschlüssel sofort; er kommt auch per E-Mail.',
        'ライセンスキーがすぐに表示され、メールでも届きます。',
        'Vous voyez la clé de licence aussitôt ; elle arrive aussi par e-mail.',
        '授權金鑰會立即顯示，同時以電子郵件寄送。',
      ),
    },
    {
      value: t(
        'Enter it in the trial you have, or install the program from the link in the email.',
        'Geben Sie ihn in der Testversion ein oder installieren Sie das Programm über den Link in der E-Mail.',
        '体験版にキーを入力するか、メールのリンクからプログラムをインストールします。',
        'Saisissez-la dans la version d’essai, ou installez le programme depuis le lien de l’e-mail.',
        '在試用版中輸入金鑰，或透過郵件中的連結安裝程式。',
      ),
    },
    {
      value: t(
        'Key and download stay in your account.',
        'Schlüssel und Download finden Sie jederzeit in Ihrem Konto.',
        'キーとダウンロードは、アカウントからいつでも確認できます。',
        'La clé et le téléchargement restent dans votre compte.',
        '金鑰與下載連結都保存在您的帳號中。',
      ),
    },
  ],
  guarantee: t(
    '14 days to change your mind: write to us and you get the full price back.',
    '14 Tage Bedenkzeit: Schreiben Sie uns, und Sie erhalten den vollen Preis zurück.',
    '14日以内にご連絡いただければ、全額を返金いたします。',
    '14 jours pour changer d’avis : écrivez-nous et nous remboursons la totalité.',
    '14 天鑑賞期：來信告知，即全額退款。',
  ),
};

/** The heading and text before what owners may want instead. */
const UPGRADES = {
  title: t('One size up', 'Eine Nummer größer', 'まとめて手に入れる', 'La taille au-dessus', '更完整的選擇'),
  text: t(
    'More programs under one licence. A licence you already have goes on working beside it.',
    'Mehr Programme unter einer Lizenz. Eine Lizenz, die Sie schon haben, bleibt daneben gültig.',
    'ひとつのライセンスで使えるソフトが増えます。お持ちのライセンスは、そのまま使い続けられます。',
    'Plus de programmes sous une seule licence. Celle que vous avez déjà reste valable.',
    '一份授權，使用更多軟體。您已有的授權仍可繼續使用。',
  ),
};

/** Every product that is sold has a buy page; its own words are in `demo/texts/page-buys/<slug>.<locale>.md`. */
export function demoBuyPages(id: DemoIds): Promise<Draft[]> {
  const sold = DEMO_CATALOGUE.filter(({ prices }) => prices);
  return Promise.all(sold.map(({ slug }) => buyPage(slug, id)));
}

async function buyPage(slug: string, id: DemoIds): Promise<Draft> {
  const { words, questions } = await readDemoText('page-buys', slug);
  const products = demoPids(slug).map((pid) => id(pid));
  return {
    slug,
    title: words.title,
    product: products,
    urlType: 'page',
    articleInfoLevel: 0,
    system: 'all',
    seo: { metaDescription: words.description },
    blocks: [
      {
        blockType: 'plans',
        anchorId: 'plans',
        ...(words.plans as Draft),
        products,
        plans: PLANS,
        ...AFTER,
      },
      ...(demoProduct(slug).upgrades
        ? [{ blockType: 'related-products', relation: 'upgrades', ...UPGRADES }]
        : []),
      {
        blockType: 'faq',
        anchorId: 'faq',
        title: questions?.title,
        items: [...(questions?.items ?? []), ...SHARED_QUESTIONS],
      },
    ],
  };
}
