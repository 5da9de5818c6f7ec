import { type Draft, t } from '../../demo/translated.ts';

export const demoArticleCategories: Draft[] = [
  {
    slug: 'dvd',
    title: t('DVD'),
    summary: t(
      'Sizes, regions, menus and subtitles: how a DVD is made, and what can be kept of it.',
      'Größen, Regionen, Menüs und Untertitel: wie eine DVD aufgebaut ist und was sich von ihr bewahren lässt.',
      '容量、リージョン、メニュー、字幕。DVDの仕組みと、残せるものについての記事です。',
      'Tailles, régions, menus et sous-titres : comment un DVD est fait, et ce que l’on peut en garder.',
      '容量、區碼、選單與字幕：DVD 的構造，以及可以保留的內容。',
    ),
    seo: {
      metaDescription: t(
        'Articles about DVDs: capacity and layers, region codes, PAL and NTSC, subtitles, chapters, and files that keep what is on the disc.',
        'Artikel über DVDs: Kapazität und Schichten, Regionalcodes, PAL und NTSC, Untertitel, Kapitel und Dateien, die alles davon behalten.',
        'DVDに関する記事。容量と層、リージョンコード、NTSC、字幕、チャプター、ディスクの内容を保つファイル形式について解説します。',
        'Articles sur le DVD : capacité et couches, codes région, PAL et NTSC, sous-titres, chapitres et fichiers qui gardent le contenu du disque.',
        'DVD 相關文章：容量與層數、區碼、NTSC、字幕、章節，以及保留光碟內容的檔案格式。',
      ),
    },
    blocks: [],
  },
  {
    slug: 'blu-ray',
    title: t('Blu-ray', 'Blu-ray', 'Blu-ray', 'Blu-ray', '藍光'),
    summary: t(
      'What a Blu-ray holds in picture and sound, and how much of it a file or a smaller disc keeps.',
      'Was eine Blu-ray an Bild und Ton enthält und wie viel davon eine Datei oder eine kleinere Disc behält.',
      'Blu-rayに収められた映像と音声、そしてファイルや容量の小さいディスクに残せる範囲についての記事です。',
      'Ce qu’un Blu-ray contient d’image et de son, et ce qu’un fichier ou un disque plus petit en garde.',
      '藍光光碟收錄的影像與聲音，以及轉成檔案或較小光碟後能保留多少。',
    ),
    seo: {
      metaDescription: t(
        'Articles about Blu-ray: layers and capacity, regions A, B and C, video and audio formats, subtitles, and copies that fit on a BD-25.',
        'Artikel über Blu-ray: Schichten und Kapazität, Regionen A, B und C, Bild- und Tonformate, Untertitel und Kopien, die auf eine BD-25 passen.',
        'Blu-rayに関する記事。層と容量、リージョンA・B・C、映像と音声の形式、字幕、BD-25に収まるコピーについて解説します。',
        'Articles sur le Blu-ray : couches et capacité, régions A, B et C, formats d’image et de son, sous-titres, copies tenant sur un BD-25.',
        '藍光光碟相關文章：層數與容量、A、B、C 區碼、影音格式、字幕，以及可放入 BD-25 的複本。',
      ),
    },
    blocks: [],
  },
  {
    slug: '4k-uhd',
    title: t('4K UHD'),
    summary: t(
      'Discs with four times the pixels, a wider range of colour and light, and the drives that read them.',
      'Discs mit viermal so vielen Bildpunkten, mehr Farbe und Licht, und die Laufwerke, die sie lesen.',
      '4倍の画素、広い色域と輝度を持つディスクと、それを読めるドライブについての記事です。',
      'Des disques à quatre fois plus de pixels, aux couleurs et à la lumière plus étendues, et les lecteurs qui les lisent.',
      '像素多四倍、色彩與明暗範圍更廣的光碟，以及能讀取的光碟機。',
    ),
    seo: {
      metaDescription: t(
        'Articles about 4K UHD discs: resolution, HDR and colour, bit rates, capacities of 66 and 100 GB, and which drives and computers play them.',
        'Artikel über 4K-UHD-Discs: Auflösung, HDR und Farbe, Datenraten, 66 und 100 GB Kapazität und welche Laufwerke und Computer sie abspielen.',
        '4K UHDに関する記事。解像度、HDRと色、ビットレート、66 GBと100 GBの容量、再生できるドライブとパソコンについて解説します。',
        'Articles sur les disques 4K UHD : définition, HDR et couleurs, débits, capacités de 66 et 100 Go, lecteurs et ordinateurs compatibles.',
        '4K UHD 光碟相關文章：解析度、HDR 與色彩、位元率、66 與 100 GB 容量，以及可播放的光碟機與電腦。',
      ),
    },
    blocks: [],
  },
  {
    slug: 'others',
    title: t(
      'Files and formats',
      'Dateien und Formate',
      'ファイルと形式',
      'Fichiers et formats',
      '檔案與格式',
    ),
    summary: t(
      'Files, formats, players and storage: what becomes of a film once it has left the disc.',
      'Dateien, Formate, Player und Speicher: was aus einem Film wird, wenn er die Disc verlassen hat.',
      'ファイル、形式、プレーヤー、保存。ディスクを離れた映像のその後についての記事です。',
      'Fichiers, formats, lecteurs et stockage : ce que devient un film une fois sorti du disque.',
      '檔案、格式、播放器與儲存：影片離開光碟之後的事。',
    ),
    seo: {
      metaDescription: t(
        'Articles about what comes after the disc: MP4 and MKV, H.264 and H.265, subtitles, backups, media servers and restoring old video.',
        'Artikel über die Zeit nach der Disc: MP4 und MKV, H.264 und H.265, Untertitel, Backups, Medienserver und das Aufbereiten alter Videos.',
        'ディスクの先にある話題の記事。MP4とMKV、H.264とH.265、字幕、バックアップ、メディアサーバー、古い映像の修復を取り上げます。',
        'Articles sur l’après-disque : MP4 et MKV, H.264 et H.265, sous-titres, sauvegardes, serveurs multimédias et restauration de vieilles vidéos.',
        '光碟之後的相關文章：MP4 與 MKV、H.264 與 H.265、字幕、備份、媒體伺服器，以及修復舊影片。',
      ),
    },
    blocks: [],
  },
];
