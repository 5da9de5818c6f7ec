import { type Draft, t } from '../../demo/translated.ts';

export const bluRaySteps: Draft = {
  blockType: 'steps',
  anchorId: 'how-it-works',
  title: t(
    'How to rip a Blu-ray',
    'So rippen Sie eine Blu-ray',
    'Blu-rayを取り込む手順',
    'Comment extraire un Blu-ray',
    '如何擷取藍光光碟',
  ),
  text: t(
    'You need a Blu-ray drive. The rest is four windows.',
    'Sie brauchen ein Blu-ray-Laufwerk. Der Rest sind vier Fenster.',
    'Blu-rayドライブが必要です。あとは4つの画面だけです。',
    'Il vous faut un lecteur Blu-ray. Le reste tient en quatre fenêtres.',
    '您需要一台藍光光碟機，其餘就是四個視窗。',
  ),
  line: 'blu-ray',
  steps: [
    {
      title: t('Open the disc', 'Disc öffnen', 'ディスクを開く', 'Ouvrez le disque', '開啟光碟'),
      text: t(
        'Insert a Blu-ray or open a BDMV folder or ISO image. Menus are not needed: the titles are read directly.',
        'Legen Sie eine Blu-ray ein oder öffnen Sie einen BDMV-Ordner oder eine ISO-Datei. Menüs sind nicht nötig: Die Titel werden direkt gelesen.',
        'Blu-rayを入れるか、BDMVフォルダーまたはISOファイルを開きます。メニューは不要です。タイトルを直接読み取ります。',
        'Insérez un Blu-ray ou ouvrez un dossier BDMV ou un fichier ISO. Nul besoin des menus : les titres sont lus directement.',
        '放入藍光光碟，或開啟 BDMV 資料夾或 ISO 檔案。不需要選單，直接讀取標題。',
      ),
      window: 'source',
    },
    {
      title: t(
        'Choose titles, sound and subtitles',
        'Titel, Ton und Untertitel wählen',
        'タイトル・音声・字幕を選ぶ',
        'Choisissez titres, son et sous-titres',
        '選擇標題、音軌與字幕',
      ),
      text: t(
        'The main film is marked. Keep the surround track for the living room, a stereo track for the phone, or both.',
        'Der Hauptfilm ist markiert. Behalten Sie die Surround-Spur fürs Wohnzimmer, eine Stereospur fürs Telefon oder beide.',
        '本編には印が付いています。リビング用のサラウンド音声、スマートフォン用のステレオ音声、またはその両方を残せます。',
        'Le film principal est coché. Gardez la piste surround pour le salon, une piste stéréo pour le téléphone, ou les deux.',
        '正片已標示。可保留客廳用的環繞音軌、手機用的立體聲音軌，或兩者都留。',
      ),
      window: 'titles',
    },
    {
      title: t(
        'Choose lossless or small',
        'Verlustfrei oder klein wählen',
        'ロスレスか、コンパクトか',
        'Choisissez sans perte ou compact',
        '選擇無損或小檔',
      ),
      text: t(
        'Lossless keeps every point. H.265 makes a file about a fifth as large that is hard to tell apart.',
        'Verlustfrei behält jeden Bildpunkt. H.265 macht eine Datei von etwa einem Fünftel der Größe, die sich kaum unterscheiden lässt.',
        'ロスレスは全画素をそのまま残します。H.265ならファイルは約5分の1になり、見た目の違いはほとんどわかりません。',
        'Sans perte, chaque pixel est gardé. En H.265, le fichier est environ cinq fois plus petit et difficile à distinguer.',
        '無損會保留每個像素。H.265 的檔案大小約為五分之一，畫面很難看出差別。',
      ),
      window: 'format',
    },
    {
      title: t(
        'Find it in your library',
        'In Ihrer Bibliothek wiederfinden',
        'ライブラリで見つける',
        'Retrouvez-le dans votre bibliothèque',
        '在媒體庫中找到影片',
      ),
      text: t(
        'Files are named after the film, with its year when the disc tells it, the way media players expect.',
        'Dateien heißen wie der Film, mit Jahr, wenn die Disc es nennt: so, wie Mediaplayer es erwarten.',
        'ファイル名は映画の題名になります。ディスクに情報があれば年も付きます。メディアプレーヤーが認識しやすい形です。',
        'Les fichiers portent le nom du film, avec l’année si le disque l’indique, comme l’attendent les lecteurs multimédias.',
        '檔案以片名命名，光碟上有年份時一併加上，符合媒體播放軟體的慣例。',
      ),
      window: 'library',
    },
  ],
};
