import { type Draft, t } from '../../demo/translated.ts';

export const homeSteps: Draft = {
  blockType: 'steps',
  anchorId: 'how-it-works',
  title: t(
    'From shelf to screen in three steps.',
    'In drei Schritten vom Regal auf den Bildschirm.',
    '棚から画面まで、3ステップ。',
    'De l’étagère à l’écran en trois étapes.',
    '從架上到螢幕，只要三步。',
  ),
  line: 'blu-ray',
  steps: [
    {
      title: t('Put the disc in', 'Disc einlegen', 'ディスクを入れる', 'Insérez le disque', '放入光碟'),
      text: t(
        'Any drive that reads the disc will do. A folder or an ISO image of your disc works too.',
        'Jedes Laufwerk, das die Disc liest, genügt. Auch ein Ordner oder eine ISO-Datei Ihrer Disc geht.',
        'ディスクを読み取れるドライブなら、どれでも使えます。ディスクから作ったフォルダーやISOファイルも使えます。',
        'N’importe quel lecteur capable de lire le disque convient. Un dossier ou un fichier ISO tiré de votre disque aussi.',
        '只要光碟機讀得到這張光碟，就能使用。由光碟製成的資料夾或 ISO 檔案也可以。',
      ),
      window: 'source',
    },
    {
      title: t(
        'Choose where you will watch',
        'Wählen, wo Sie schauen',
        '観る機器を選ぶ',
        'Choisissez où vous regarderez',
        '選擇要在哪裡看',
      ),
      text: t(
        'Pick a device and Spindle sets format, size and sound. Every setting stays open to you.',
        'Sie wählen ein Gerät, Spindle stellt Format, Größe und Ton ein. Jede Einstellung können Sie selbst ändern.',
        '機器を選ぶと、Spindleが形式・サイズ・音声を設定します。どの設定もご自分で変えられます。',
        'Indiquez l’appareil : Spindle règle le format, la taille et le son. Chaque réglage reste modifiable.',
        '選好裝置，Spindle 就會設定格式、大小與音訊。每項設定您都能自行調整。',
      ),
      window: 'format',
    },
    {
      title: t('Let it run', 'Laufen lassen', 'あとは任せる', 'Laissez tourner', '交給它處理'),
      text: t(
        'Spindle shows the time that is left and which parts of the computer do the work. You can pause at any point.',
        'Spindle zeigt die restliche Zeit und welche Teile des Computers arbeiten. Sie können jederzeit anhalten.',
        '残り時間と、パソコンのどの部分が処理しているかを表示します。いつでも一時停止できます。',
        'Spindle affiche le temps restant et les composants de l’ordinateur qui travaillent. Vous pouvez faire une pause à tout moment.',
        'Spindle 會顯示剩餘時間，以及由電腦的哪些元件處理。您可以隨時暫停。',
      ),
      window: 'progress',
    },
  ],
};
