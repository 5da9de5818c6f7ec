import { type DemoIds, type Draft, t } from '../../demo/translated.ts';

export const bluRaySizes: Draft = {
  blockType: 'size-chart',
  title: t(
    'What fits where.',
    'Was wohin passt.',
    '用途で選ぶ、ファイルの大きさ。',
    'Quelle taille pour quel écran.',
    '看用途，選大小。',
  ),
  text: t(
    'A film of two hours. Choose by where you watch, the size follows.',
    'Ein Film von zwei Stunden. Wählen Sie, wo Sie schauen; die Größe folgt daraus.',
    '約2時間の映画1本の場合。観る場所を選べば、大きさが決まります。',
    'Un film de deux heures. Choisissez où vous regarderez, la taille en découle.',
    '以兩小時的電影為例。先選在哪裡看，大小自然就定了。',
  ),
  unit: t('GB', 'GB', 'GB', 'Go', 'GB'),
  rows: [
    {
      label: t('Lossless MKV', 'MKV, verlustfrei', 'ロスレスMKV', 'MKV sans perte', '無損 MKV'),
      note: t(
        'the film bit for bit: a home server, a projector',
        'der Film Bit für Bit: Heimserver, Projektor',
        '映像も音声もそのまま。ホームサーバーやプロジェクターに',
        'le film bit pour bit : serveur, vidéoprojecteur',
        '逐位元保留：家用伺服器、投影機',
      ),
      value: 27.8,
    },
    {
      label: t('H.264'),
      note: t(
        'plays on nearly everything since 2010',
        'läuft auf fast allem seit 2010',
        '2010年以降のほぼすべての機器で再生',
        'lisible presque partout depuis 2010',
        '2010 年後的裝置幾乎都能播放',
      ),
      value: 11.6,
    },
    {
      label: t('H.265'),
      note: t(
        'hard to tell apart at three metres',
        'aus drei Metern kaum zu unterscheiden',
        '3 m離れると違いはほとんどわかりません',
        'à trois mètres, difficile à distinguer',
        '三公尺外幾乎看不出差別',
      ),
      value: 8.1,
    },
    {
      label: t('Phone, 720p', 'Telefon, 720p', 'スマートフォン、720p', 'Téléphone, 720p', '手機，720p'),
      note: t('for a train ride', 'für die Bahnfahrt', '電車の中で', 'pour un trajet en train', '通勤路上看'),
      value: 2.2,
    },
  ],
};

export const bluRaySentence: Draft = {
  blockType: 'quiet-sentence',
  text: t(
    'For discs you own, within your country’s law. The disc is only read: whatever you keep or leave out, nothing on it changes.',
    'Für Discs, die Ihnen gehören, im Rahmen der Gesetze Ihres Landes. Die Disc wird nur gelesen: Was Sie auch behalten oder weglassen, auf ihr ändert sich nichts.',
    'ご自身のディスクを、お住まいの国の法律の範囲で。ディスクは読み取るだけです。何を残しても省いても、ディスクの中身は変わりません。',
    'Pour les disques que vous possédez, dans le respect de la loi de votre pays. Le disque est seulement lu : quoi que vous gardiez ou laissiez, rien n’y change.',
    '僅限您擁有的光碟，並以您所在國家的法律允許為限。光碟只會被讀取：無論保留或略過什麼，光碟內容都不會改變。',
  ),
};

export const bluRayClosing = (id: DemoIds): Draft => ({
  blockType: 'closing-band',
  title: t(
    'Try it with your own disc.',
    'Probieren Sie es mit Ihrer eigenen Disc.',
    'お手元のディスクで、お試しください。',
    'Essayez avec votre propre disque.',
    '用您自己的光碟試試看。',
  ),
  text: t(
    '30 days free, every function, five minutes of each title.',
    '30 Tage kostenlos, alle Funktionen, fünf Minuten jedes Titels.',
    '30日間無料。全機能を、各タイトル5分まで。',
    '30 jours gratuits, toutes les fonctions, cinq minutes de chaque titre.',
    '免費 30 天，功能完整，每個標題可輸出五分鐘。',
  ),
  products: [id('646'), id('60646')],
  disc: 'blu-ray',
});
