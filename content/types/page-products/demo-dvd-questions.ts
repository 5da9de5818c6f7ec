import { type Draft, t } from '../../demo/translated.ts';
import { ONE_SYSTEM, OWN_DISCS_ONLY } from './demo-words.ts';

export const dvdQuestions: Draft = {
  blockType: 'faq',
  anchorId: 'faq',
  title: t('Questions', 'Fragen', 'よくある質問', 'Questions', '常見問題'),
  items: [
    {
      question: t(
        'Does it make the picture sharper than the DVD?',
        'Wird das Bild schärfer als auf der DVD?',
        'DVDより画質が良くなりますか？',
        'L’image devient-elle plus nette que sur le DVD ?',
        '畫面會比 DVD 更清晰嗎？',
      ),
      answer: t(
        'No. A DVD holds 720 × 480 or 720 × 576 points. DVD Ripper keeps them as they are, removes interlacing when you ask for it, and invents nothing.',
        'Nein. Eine DVD enthält 720 × 480 oder 720 × 576 Bildpunkte. DVD Ripper lässt sie, wie sie sind, entfernt auf Wunsch das Zeilensprungverfahren und erfindet nichts dazu.',
        'いいえ。DVDの映像は720 × 480または720 × 576画素です。DVD Ripperは画素をそのまま残し、ご希望に応じてインターレースを解除します。ない画素を作り出すことはありません。',
        'Non. Un DVD contient 720 × 480 ou 720 × 576 pixels. DVD Ripper les garde tels quels, supprime l’entrelacement si vous le demandez et n’invente rien.',
        '不會。DVD 的畫面是 720 × 480 或 720 × 576 像素。DVD Ripper 保留原有像素，可依您的需要去除交錯掃描，但不會憑空添加內容。',
      ),
    },
    {
      question: t(
        'May I rip any DVD?',
        'Darf ich jede DVD rippen?',
        'どのDVDを取り込んでもよいですか？',
        'Ai-je le droit d’extraire n’importe quel DVD ?',
        '任何 DVD 都可以擷取嗎？',
      ),
      answer: OWN_DISCS_ONLY,
    },
    {
      question: t(
        'My disc is scratched. Will it work?',
        'Meine Disc ist zerkratzt. Geht es trotzdem?',
        'ディスクに傷があります。取り込めますか？',
        'Mon disque est rayé. Est-ce que cela marchera ?',
        '光碟刮傷了，還能用嗎？',
      ),
      answer: t(
        'Often. DVD Ripper reads a bad spot several times and tells you how many seconds it had to leave out. It can’t restore what the drive can’t read.',
        'Oft ja. DVD Ripper liest eine schadhafte Stelle mehrmals und sagt Ihnen, wie viele Sekunden fehlen. Was das Laufwerk nicht lesen kann, lässt sich nicht wiederherstellen.',
        '多くの場合、取り込めます。DVD Ripperは傷んだ部分を何度か読み直し、読み取れなかった秒数をお知らせします。ドライブが読み取れない部分は復元できません。',
        'Souvent. DVD Ripper relit plusieurs fois un passage abîmé et vous indique combien de secondes il a dû omettre. Il ne peut pas restituer ce que le lecteur ne lit pas.',
        '多半可以。DVD Ripper 會反覆讀取受損處，並告訴您略過了幾秒。光碟機讀不到的內容無法復原。',
      ),
    },
    ONE_SYSTEM,
  ],
};
