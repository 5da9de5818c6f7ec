import { type Draft, t } from '../../demo/translated.ts';

export const dvdChapters: Draft = {
  blockType: 'dark-band',
  drawing: 'chapters',
  title: t(
    'A film is more than its picture.',
    'Ein Film ist mehr als sein Bild.',
    '映画は、映像だけではありません。',
    'Un film, ce n’est pas que l’image.',
    '電影不只有畫面。',
  ),
  text: t(
    'On a DVD it has chapters, several languages and subtitles, and its picture takes more data where more happens. Keep as much of it as you like.',
    'Auf einer DVD hat er Kapitel, mehrere Sprachen und Untertitel, und wo viel geschieht, braucht das Bild mehr Daten. Behalten Sie davon, was Sie möchten.',
    'DVDにはチャプター、複数の音声、字幕が入っていて、動きの多い場面ほど映像のデータも増えます。何を残すかは自由に選べます。',
    'Sur un DVD, il a des chapitres, plusieurs langues et des sous-titres, et l’image prend plus de données quand l’action s’anime. Gardez-en ce que vous voulez.',
    'DVD 裡還有章節、多種語言與字幕；動作越多的場面，畫面的資料量也越大。要保留哪些，由您決定。',
  ),
  captions: [
    {
      label: t('Picture', 'Bild', '映像', 'Image', '畫面'),
      value: t(
        '24 chapters, MPEG-2, up to 9.8 Mbit/s',
        '24 Kapitel, MPEG-2, bis 9,8 Mbit/s',
        '24チャプター、MPEG-2、最大9.8 Mbit/s',
        '24 chapitres, MPEG-2, jusqu’à 9,8 Mbit/s',
        '24 個章節、MPEG-2、最高 9.8 Mbit/s',
      ),
    },
    {
      label: t('Sound', 'Ton', '音声', 'Son', '音訊'),
      value: t(
        'English 5.1, French 5.1, commentary',
        'Deutsch 5.1, Englisch 5.1, Audiokommentar',
        '日本語5.1、英語5.1、音声解説',
        'Français 5.1, anglais 5.1, commentaire',
        '英語 5.1、國語 5.1、講評音軌',
      ),
    },
    {
      label: t('Subtitles', 'Untertitel', '字幕', 'Sous-titres', '字幕'),
      value: t(
        'English, French, Spanish',
        'Deutsch, Englisch, Türkisch',
        '日本語、英語、中国語',
        'Français, anglais, allemand',
        '繁體中文、英文、日文',
      ),
    },
  ],
  alt: t(
    'A film of 1:52:07 from left to right: 24 chapters, the data of its picture as bars, three audio tracks and three subtitles as lines. Chapter 8 is being read.',
    'Ein Film von 1:52:07 von links nach rechts: 24 Kapitel, die Daten des Bildes als Balken, drei Tonspuren und drei Untertitel als Linien. Gelesen wird Kapitel 8.',
    '1時間52分7秒の映画を左から右へ表した図。24のチャプター、映像データ量の棒、3つの音声と3つの字幕の線。読み取り中はチャプター8。',
    'Un film de 1:52:07 de gauche à droite : 24 chapitres, les données de l’image en barres, trois pistes audio et trois sous-titres en lignes. Le chapitre 8 est en cours de lecture.',
    '一部 1:52:07 的電影由左至右：24 個章節、以長條表示的畫面資料量、三條音軌與三種字幕。正在讀取第 8 章。',
  ),
};
