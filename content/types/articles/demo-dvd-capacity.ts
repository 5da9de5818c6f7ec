import { runningText } from '../../demo/running-text.ts';
import { type DemoIds, type Draft, t } from '../../demo/translated.ts';
import { dvdCapacityText, dvdFileSizeText } from './demo-dvd-capacity-text.ts';

export const demoDvdCapacity = (id: DemoIds): Draft => ({
  slug: 'dvd-capacity',
  title: t(
    'How many gigabytes does a DVD hold?',
    'Wie viele Gigabyte passen auf eine DVD?',
    'DVDの容量は何ギガバイト？',
    'Combien de gigaoctets contient un DVD ?',
    '一張 DVD 能存多少 GB？',
  ),
  summary: t(
    'A film DVD holds 4.7 or 8.5 gigabytes, depending on its layers. Your computer shows a smaller number for the same disc, and both are right.',
    'Eine Film-DVD fasst je nach Zahl der Schichten 4,7 oder 8,5 Gigabyte. Ihr Computer zeigt für dieselbe Disc eine kleinere Zahl an, und beide stimmen.',
    '映画のDVDの容量は、記録層の数によって4.7 GBか8.5 GBです。パソコンにはそれより小さな数字が表示されますが、どちらも正しい値です。',
    'Un DVD de film contient 4,7 ou 8,5 gigaoctets, selon le nombre de couches. Votre ordinateur affiche un nombre plus petit pour le même disque, et les deux sont justes.',
    '電影 DVD 依層數不同，容量為 4.7 GB 或 8.5 GB。電腦顯示的數字會比較小，但兩個數字都正確。',
  ),
  category: id('dvd', 'article-categories'),
  author: id('mara-vogel', 'authors'),
  picture: id('disc-capacity.webp', 'media'),
  publishedAt: '2026-10-06T12:00:00.000Z',
  checkedAt: '2026-11-12T12:00:00.000Z',
  urlType: 'article',
  blocks: [
    { blockType: 'rich-text', body: runningText(dvdCapacityText) },
    {
      blockType: 'facts',
      title: t('The four kinds', 'Die vier Arten', '4つの種類', 'Les quatre types', '四種 DVD'),
      text: t(
        'Gigabytes as printed on the disc, then as most of Windows counts them.',
        'Gigabyte, wie sie auf der Disc stehen, dann wie Windows sie meist zählt.',
        'ディスクに記載される容量と、Windowsでの表示の目安です。',
        'Gigaoctets imprimés sur le disque, puis tels que Windows les compte le plus souvent.',
        '先列光碟上標示的容量，再列 Windows 通常顯示的數字。',
      ),
      rows: [
        {
          label: t('DVD-5'),
          value: t(
            '4.7 GB, shown as 4.38: one side, one layer',
            '4,7 GB, angezeigt als 4,38: eine Seite, eine Schicht',
            '4.7 GB（表示は4.38）：片面1層',
            '4,7 Go, affichés 4,38 : une face, une couche',
            '4.7 GB（顯示為 4.38）：單面單層',
          ),
        },
        {
          label: t('DVD-9'),
          value: t(
            '8.5 GB, shown as 7.95: one side, two layers',
            '8,5 GB, angezeigt als 7,95: eine Seite, zwei Schichten',
            '8.5 GB（表示は7.95）：片面2層',
            '8,5 Go, affichés 7,95 : une face, deux couches',
            '8.5 GB（顯示為 7.95）：單面雙層',
          ),
        },
        {
          label: t('DVD-10'),
          value: t(
            '9.4 GB, 4.7 on each side: turned over by hand',
            '9,4 GB, 4,7 je Seite: wird von Hand umgedreht',
            '9.4 GB（各面4.7 GB）：手で裏返して使用',
            '9,4 Go, 4,7 par face : à retourner à la main',
            '9.4 GB，每面 4.7 GB：需手動翻面',
          ),
        },
        {
          label: t('DVD-18'),
          value: t(
            '17 GB, 8.5 on each side: rare',
            '17 GB, 8,5 je Seite: selten',
            '17 GB（各面8.5 GB）：まれ',
            '17 Go, 8,5 par face : rare',
            '17 GB，每面 8.5 GB：相當少見',
          ),
        },
      ],
    },
    { blockType: 'rich-text', body: runningText(dvdFileSizeText) },
  ],
});
