import { type Draft, t } from '../../demo/translated.ts';

export const dvdSteps: Draft = {
  blockType: 'steps',
  anchorId: 'how-it-works',
  title: t(
    'How to rip a DVD',
    'So rippen Sie eine DVD',
    'DVDを取り込む手順',
    'Comment extraire un DVD',
    '如何擷取 DVD',
  ),
  text: t(
    'Four windows, in the order in which you will see them.',
    'Vier Fenster, in der Reihenfolge, in der Sie sie sehen.',
    '画面は4つです。表示される順にご説明します。',
    'Quatre fenêtres, dans l’ordre où vous les verrez.',
    '四個視窗，依您看到的順序排列。',
  ),
  line: 'dvd',
  steps: [
    {
      title: t('Open the disc', 'Disc öffnen', 'ディスクを開く', 'Ouvrez le disque', '開啟光碟'),
      text: t(
        'Insert a DVD or open a folder or ISO image. DVD Ripper lists what is on it in a few seconds.',
        'Legen Sie eine DVD ein oder öffnen Sie einen Ordner oder eine ISO-Datei. DVD Ripper zeigt in wenigen Sekunden, was darauf ist.',
        'DVDを入れるか、フォルダーまたはISOファイルを開きます。数秒で内容の一覧が表示されます。',
        'Insérez un DVD ou ouvrez un dossier ou un fichier ISO. DVD Ripper en liste le contenu en quelques secondes.',
        '放入 DVD，或開啟資料夾或 ISO 檔案。DVD Ripper 會在幾秒內列出內容。',
      ),
      window: 'source',
    },
    {
      title: t('Choose the titles', 'Titel wählen', 'タイトルを選ぶ', 'Choisissez les titres', '選擇標題'),
      text: t(
        'The main film is marked. Add episodes or extras, and pick the audio tracks and subtitles you want to keep.',
        'Der Hauptfilm ist markiert. Nehmen Sie Folgen oder Extras dazu und wählen Sie, welche Tonspuren und Untertitel bleiben.',
        '本編には印が付いています。各話や特典映像を追加し、残したい音声と字幕を選びます。',
        'Le film principal est coché. Ajoutez des épisodes ou des bonus, et choisissez les pistes audio et les sous-titres à garder.',
        '正片已標示。您可以加入各集或花絮，並選擇要保留的音軌與字幕。',
      ),
      window: 'titles',
    },
    {
      title: t('Choose a format', 'Format wählen', '形式を選ぶ', 'Choisissez un format', '選擇格式'),
      text: t(
        'Name the device, or set codec, size and quality yourself. You see how large the file will be before you start.',
        'Geben Sie das Gerät an oder stellen Sie Codec, Größe und Qualität selbst ein. Wie groß die Datei wird, sehen Sie vor dem Start.',
        '機器を指定するか、コーデック・サイズ・画質をご自分で設定します。開始前にファイルの大きさがわかります。',
        'Indiquez l’appareil, ou réglez vous-même le codec, la taille et la qualité. Vous voyez le poids du fichier avant de commencer.',
        '指定裝置，或自行設定編碼、大小與畫質。開始前就能看到檔案會有多大。',
      ),
      window: 'format',
    },
    {
      title: t('Let it run', 'Laufen lassen', 'あとは任せる', 'Laissez tourner', '交給它處理'),
      text: t(
        'A full DVD takes about as long as the drive needs to read it. Several discs can wait in a queue.',
        'Eine volle DVD dauert etwa so lange, wie das Laufwerk zum Lesen braucht. Mehrere Discs können in einer Warteschlange stehen.',
        'DVD1枚にかかる時間は、ドライブが読み取る時間とほぼ同じです。複数のディスクを順番待ちにできます。',
        'Un DVD entier prend à peu près le temps que met le lecteur à le lire. Plusieurs disques peuvent attendre dans une file.',
        '一整張 DVD 所需的時間，大約等於光碟機讀完它的時間。多張光碟可以排入佇列。',
      ),
      window: 'progress',
    },
  ],
};
