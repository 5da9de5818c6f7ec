import { type DemoIds, type Draft, t } from '../../demo/translated.ts';

export const dvdSizes: Draft = {
  blockType: 'size-chart',
  title: t(
    'A shelf of a hundred DVDs.',
    'Ein Regal mit hundert DVDs.',
    'DVD100枚の棚を、1台のドライブに。',
    'Une étagère de cent DVD.',
    '一整架，一百片 DVD。',
  ),
  text: t(
    'On one drive: as images, as files without loss, or small.',
    'Auf einer Festplatte: als Abbilder, als verlustfreie Dateien oder klein.',
    'ISOファイル、ロスレス、小さなファイル。選び方で必要な容量が変わります。',
    'Sur un seul disque dur : en images ISO, en fichiers sans perte ou en petits fichiers.',
    '放進一顆硬碟：整片映像檔、無損檔案，或小檔。',
  ),
  unit: t('GB', 'GB', 'GB', 'Go', 'GB'),
  rows: [
    {
      label: t('ISO image', 'ISO-Datei', 'ISOファイル', 'Image ISO', 'ISO 檔案'),
      note: t(
        'menus and extras included',
        'mit Menüs und Extras',
        'メニューと特典映像も',
        'menus et bonus compris',
        '含選單與花絮',
      ),
      value: 790,
    },
    {
      label: t('Lossless MKV', 'MKV, verlustfrei', 'ロスレスMKV', 'MKV sans perte', '無損 MKV'),
      note: t(
        'the films alone, bit for bit',
        'nur die Filme, Bit für Bit',
        '本編だけを、そのまま',
        'les films seuls, bit pour bit',
        '只留正片，逐位元保留',
      ),
      value: 530,
    },
    {
      label: t('MP4, H.264', 'MP4, H.264', 'MP4、H.264', 'MP4, H.264', 'MP4，H.264'),
      note: t(
        'plays nearly everywhere',
        'läuft fast überall',
        'ほぼどこでも再生',
        'lisible presque partout',
        '幾乎到處都能播放',
      ),
      value: 150,
    },
    {
      label: t('MKV, H.265', 'MKV, H.265', 'MKV、H.265', 'MKV, H.265', 'MKV，H.265'),
      note: t(
        'on devices since about 2016',
        'auf Geräten seit etwa 2016',
        '2016年頃以降の機器で',
        'sur les appareils depuis 2016 environ',
        '約 2016 年後的裝置',
      ),
      value: 90,
    },
  ],
};

export const dvdSentence: Draft = {
  blockType: 'quiet-sentence',
  text: t(
    'Scratches come without warning. A film that is also a file is not lost with its disc.',
    'Kratzer kommen ohne Ankündigung. Ein Film, den es auch als Datei gibt, geht nicht mit der Disc verloren.',
    '傷は、ある日突然つきます。ファイルにしておけば、ディスクが読めなくなっても映画は残ります。',
    'Les rayures arrivent sans prévenir. Un film qui existe aussi en fichier ne disparaît pas avec son disque.',
    '刮痕總是來得突然。存成檔案的電影，不會隨光碟一起消失。',
  ),
};

export const dvdClosing = (id: DemoIds): Draft => ({
  blockType: 'closing-band',
  title: t(
    'Put in a DVD and see.',
    'Legen Sie eine DVD ein.',
    'DVDを1枚、入れてみてください。',
    'Insérez un DVD, et voyez.',
    '放入一片 DVD，就知道了。',
  ),
  text: t(
    '30 days free, every function, five minutes of each title.',
    '30 Tage kostenlos, alle Funktionen, fünf Minuten jedes Titels.',
    '30日間無料。全機能を、各タイトル5分まで。',
    '30 jours gratuits, toutes les fonctions, cinq minutes de chaque titre.',
    '免費 30 天，功能完整，每個標題可輸出五分鐘。',
  ),
  products: [id('643'), id('60643')],
  disc: 'dvd',
});
