import { type Translated, t } from '../../demo/translated.ts';

/** What each product does, in one line: for menus, lists and cards. */
export const PITCHES: Readonly<Record<string, Translated>> = {
  dvd_ripper: t(
    'DVD to MP4 and MKV, with chapters and subtitles',
    'DVD zu MP4 und MKV, mit Kapiteln und Untertiteln',
    'DVDをMP4・MKVに。チャプターも字幕もそのまま',
    'Du DVD au MP4 et au MKV, chapitres et sous-titres compris',
    'DVD 轉 MP4 與 MKV，保留章節與字幕',
  ),
  dvd_copy: t(
    'DVD to disc, ISO or folder, whole or the film alone',
    'DVD auf Disc, als ISO oder Ordner, ganz oder nur der Film',
    'DVDをディスク・ISO・フォルダーに。丸ごとでも本編だけでも',
    'Du DVD vers disque, ISO ou dossier, entier ou le film seul',
    'DVD 複製到光碟、ISO 或資料夾，整片或只留正片',
  ),
  dvd_creator: t(
    'Your videos to DVD, with menus any player shows',
    'Eigene Videos auf DVD, mit Menüs für jeden Player',
    'ご自身の動画を、メニュー付きのDVDに',
    'Vos vidéos sur DVD, avec des menus pour toute platine',
    '自己的影片做成有選單的 DVD',
  ),
  blu_ray_ripper: t(
    'Blu-ray to files in 1080p, lossless or small',
    'Blu-ray zu Dateien in 1080p, verlustfrei oder klein',
    'Blu-rayを1080pのファイルに。ロスレスでも小さくも',
    'Du Blu-ray aux fichiers 1080p, sans perte ou compacts',
    '藍光轉 1080p 檔案，無損或小檔',
  ),
  blu_ray_copy: t(
    'Blu-ray to disc, ISO or folder, BD-50 onto BD-25',
    'Blu-ray auf Disc, als ISO oder Ordner, BD-50 auf BD-25',
    'Blu-rayをディスク・ISO・フォルダーに。BD-50をBD-25にも',
    'Du Blu-ray vers disque, ISO ou dossier, BD-50 sur BD-25',
    '藍光複製到光碟、ISO 或資料夾，BD-50 可收進 BD-25',
  ),
  blu_ray_creator: t(
    'Your videos to Blu-ray in 1080 lines, with menus',
    'Eigene Videos in 1080 Zeilen auf Blu-ray, mit Menüs',
    'ご自身の動画を1080p（フルHD）のまま、メニュー付きBlu-rayに',
    'Vos vidéos sur Blu-ray en 1080 lignes, avec menus',
    '自己的影片製成附選單的 1080p 藍光',
  ),
  spindle_x: t(
    'All six in one program that reads a disc only once',
    'Alle sechs in einem Programm, das jede Disc nur einmal liest',
    '6つのツールを1つに。ディスクは一度読むだけ',
    'Les six en un logiciel, qui ne lit le disque qu’une fois',
    '六款合一，光碟只讀一次',
  ),
  spindle_ultimate: t(
    'All six programs under one key, with lifetime updates',
    'Alle sechs Programme, ein Schlüssel, Updates auf Lebenszeit',
    '6つのソフトを1つのキーで。アップデートもずっと',
    'Les six logiciels avec une seule clé, mises à jour à vie',
    '六款程式一組金鑰，終身更新',
  ),
  ai_suite: t(
    'Enlarge, smooth and clean videos of your own',
    'Eigene Videos vergrößern, glätten, entrauschen',
    'ご自身の動画を、大きく、なめらかに、きれいに',
    'Agrandir, fluidifier et nettoyer vos vidéos',
    '把自己的影片放大、補格、去雜訊',
  ),
  complete_bundle: t(
    'The six tools and AI Suite in one licence',
    'Die sechs Werkzeuge und AI Suite in einer Lizenz',
    '6つのツールとAI Suiteを、1つのライセンスで',
    'Les six outils et AI Suite en une licence',
    '六款工具加上 AI Suite，一份授權',
  ),
  spindle_player: t(
    'Free player for Android, for the files you made',
    'Kostenloser Player für Android und Ihre Dateien',
    '作ったファイルを再生する、Android用の無料プレーヤー',
    'Lecteur gratuit pour Android et vos fichiers',
    '免費的 Android 播放器，播放您轉好的檔案',
  ),
};
