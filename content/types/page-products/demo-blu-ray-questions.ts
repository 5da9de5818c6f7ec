import { type Draft, t } from '../../demo/translated.ts';
import { ONE_SYSTEM, OWN_DISCS_ONLY } from './demo-words.ts';

export const bluRayQuestions: Draft = {
  blockType: 'faq',
  anchorId: 'faq',
  title: t('Questions', 'Fragen', 'よくある質問', 'Questions', '常見問題'),
  items: [
    {
      question: t(
        'Does it read 4K Ultra HD discs?',
        'Liest es 4K-Ultra-HD-Discs?',
        '4K Ultra HDのディスクを読み取れますか？',
        'Lit-il les disques 4K Ultra HD ?',
        '能讀取 4K Ultra HD 光碟嗎？',
      ),
      answer: t(
        'No. A 4K UHD disc needs another drive and another tool. This one reads Blu-ray up to 1080p.',
        'Nein. Eine 4K-UHD-Disc braucht ein anderes Laufwerk und ein anderes Werkzeug. Dieses hier liest Blu-ray bis 1080p.',
        'いいえ。4K UHDディスクには、別のドライブと別のツールが必要です。このツールは1080pまでのBlu-rayを読み取ります。',
        'Non. Un disque 4K UHD demande un autre lecteur et un autre outil. Celui-ci lit les Blu-ray jusqu’à 1080p.',
        '不能。4K UHD 光碟需要另外的光碟機與工具。這款工具可讀取最高 1080p 的藍光光碟。',
      ),
    },
    {
      question: t(
        'May I rip any Blu-ray?',
        'Darf ich jede Blu-ray rippen?',
        'どのBlu-rayを取り込んでもよいですか？',
        'Ai-je le droit d’extraire n’importe quel Blu-ray ?',
        '任何藍光光碟都可以擷取嗎？',
      ),
      answer: OWN_DISCS_ONLY,
    },
    {
      question: t(
        'How long does a disc take?',
        'Wie lange dauert eine Disc?',
        '1枚にどのくらいかかりますか？',
        'Combien de temps prend un disque ?',
        '一張光碟要花多久？',
      ),
      answer: t(
        'A lossless copy takes as long as the drive reads, often 30 to 60 minutes. H.265 depends on your graphics card; the trial tells you for your computer.',
        'Eine verlustfreie Kopie dauert so lange, wie das Laufwerk liest, oft 30 bis 60 Minuten. Bei H.265 kommt es auf Ihre Grafikkarte an; die Testversion zeigt es für Ihren Computer.',
        'ロスレスコピーは、ドライブが読み取る時間だけかかります。多くは30～60分です。H.265ではグラフィックスの性能によって変わります。お使いのパソコンでの時間は体験版でわかります。',
        'Une copie sans perte dure le temps de la lecture, souvent de 30 à 60 minutes. En H.265, tout dépend de votre carte graphique ; l’essai vous le dira pour votre ordinateur.',
        '無損複製的時間等於光碟機讀取的時間，通常為 30 至 60 分鐘。H.265 則取決於您的顯示卡，用試用版就能知道您的電腦需要多久。',
      ),
    },
    ONE_SYSTEM,
  ],
};
