import { runningText } from '../../demo/running-text.ts';
import { type DemoIds, type Draft, t } from '../../demo/translated.ts';
import { regionCodesText } from './demo-region-codes-text.ts';

export const demoRegionCodes = (id: DemoIds): Draft => ({
  slug: 'blu-ray-region-codes',
  title: t(
    'What a Blu-ray region code is',
    'Was ein Blu-ray-Regionalcode ist',
    'Blu-rayのリージョンコードとは',
    'Qu’est-ce que le code région d’un Blu-ray ?',
    '什麼是藍光光碟區碼？',
  ),
  summary: t(
    'A letter on the back of the case says in which part of the world a Blu-ray is meant to play. Knowing it before you buy saves sending discs back.',
    'Ein Buchstabe auf der Rückseite der Hülle sagt, für welchen Teil der Welt eine Blu-ray gedacht ist. Wer ihn vor dem Kauf kennt, muss nichts zurückschicken.',
    'ケース裏面のアルファベット1文字は、そのBlu-rayがどの地域での再生を想定しているかを示します。購入前に確認すれば、返品の手間を省けます。',
    'Une lettre au dos du boîtier indique dans quelle partie du monde un Blu-ray est prévu pour être lu. La connaître avant l’achat évite de renvoyer un disque.',
    '外盒背面的一個英文字母，說明這張藍光光碟適用於世界哪個地區。購買前先確認，就不必退貨。',
  ),
  category: id('blu-ray', 'article-categories'),
  author: id('mara-vogel', 'authors'),
  picture: id('disc-regions.webp', 'media'),
  publishedAt: '2026-10-20T12:00:00.000Z',
  checkedAt: '2026-11-12T12:00:00.000Z',
  urlType: 'article',
  blocks: [
    { blockType: 'rich-text', body: runningText(regionCodesText) },
    {
      blockType: 'faq',
      title: t('Short questions', 'Kurz gefragt', 'よくある質問', 'En bref', '常見問題'),
      items: [
        {
          question: t(
            'What does “A/B/C” on the case mean?',
            'Was bedeutet „A/B/C“ auf der Hülle?',
            'ケースの「A/B/C」はどういう意味ですか。',
            'Que signifie « A/B/C » sur le boîtier ?',
            '外盒上的「A/B/C」是什麼意思？',
          ),
          answer: t(
            'The disc plays in all three regions. Often there is no letter at all then.',
            'Die Disc läuft in allen drei Regionen. Oft steht dann auch gar kein Buchstabe darauf.',
            '3つの地域すべてで再生できるという意味です。この場合、何も書かれていないこともよくあります。',
            'Le disque est lisible dans les trois régions. Souvent, aucune lettre n’est alors imprimée.',
            '表示三區皆可播放。這類光碟也常常不標示任何字母。',
          ),
        },
        {
          question: t(
            'Do music and games have region codes too?',
            'Haben auch Musik und Spiele einen Regionalcode?',
            '音楽やゲームのディスクにもリージョンコードはありますか。',
            'La musique et les jeux ont-ils aussi un code région ?',
            '音樂光碟與遊戲光碟也有區碼嗎？',
          ),
          answer: t(
            'Music CDs have none. Game discs follow the rules of their console, which are different ones.',
            'Musik-CDs haben keinen. Für Spiele gelten die Regeln der jeweiligen Konsole, und die sind andere.',
            '音楽CDにはありません。ゲームのディスクは、それぞれのゲーム機の別の規則に従います。',
            'Les CD audio n’en ont pas. Les jeux suivent les règles de leur console, qui sont différentes.',
            '音樂 CD 沒有區碼。遊戲光碟則依各家主機自己的規定。',
          ),
        },
      ],
    },
  ],
});
