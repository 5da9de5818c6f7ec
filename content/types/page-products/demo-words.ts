import { type Draft, listed, type Translated, t } from '../../demo/translated.ts';

/** What the pages of both tools say in the same words. */
export const NO = t('No', 'Nein', '非対応', 'Non', '不支援');

/** A row of a comparison. */
export function row(label: Translated, values: Translated[]): Draft {
  return { label, values: values.map((value) => ({ value })) };
}

export const LABELS = {
  disc: t('Disc', 'Disc', 'ディスク', 'Disque', '光碟'),
  light: t('Light', 'Licht', '光の波長', 'Lumière', '光的波長'),
  otherSources: t('Other sources', 'Andere Quellen', 'その他の入力', 'Autres sources', '其他來源'),
  videoOut: t('Video out', 'Videoausgabe', '映像の出力', 'Sortie vidéo', '影片輸出'),
  audioOut: t('Audio out', 'Tonausgabe', '音声の出力', 'Sortie audio', '音訊輸出'),
  diskSpace: t('Disk space', 'Speicherplatz', '必要な空き容量', 'Espace disque', '硬碟空間'),
};

/** Rows of a specification sheet. */
export const COMPUTER_ROWS: Draft[] = [
  {
    label: t(
      'Graphics card used',
      'Genutzte Grafikkarte',
      '利用するグラフィックス',
      'Carte graphique utilisée',
      '顯示卡加速',
    ),
    value: listed('Intel', 'NVIDIA', 'AMD', 'Apple'),
  },
  {
    label: t('Windows'),
    value: listed('11', '10', '8.1', '8', '7'),
  },
  {
    label: t('Mac'),
    value: t(
      'macOS 10.10 to 14',
      'macOS 10.10 bis 14',
      'macOS 10.10から14まで',
      'macOS 10.10 à 14',
      'macOS 10.10 至 14',
    ),
  },
];

export const ONE_SYSTEM: Draft = {
  question: t(
    'Can I use one licence on Windows and Mac?',
    'Gilt eine Lizenz für Windows und Mac?',
    '1つのライセンスをWindowsとMacの両方で使えますか？',
    'Une licence vaut-elle à la fois pour Windows et Mac ?',
    '同一份授權可以同時用於 Windows 和 Mac 嗎？',
  ),
  answer: t(
    'A licence is for one system, the one you choose when you buy. The key can move to a new computer of the same system.',
    'Eine Lizenz gilt für ein System, das Sie beim Kauf wählen. Der Schlüssel kann auf einen neuen Computer mit demselben System umziehen.',
    'ライセンスは、ご購入時に選んだどちらか1つのOS用です。キーは、同じOSの新しいパソコンに移せます。',
    'Une licence vaut pour un seul système, celui que vous choisissez à l’achat. La clé peut passer sur un nouvel ordinateur du même système.',
    '一份授權適用一種作業系統，於購買時選擇。金鑰可以移到相同系統的新電腦。',
  ),
};

/** The answer to whether any disc may be ripped. */
export const OWN_DISCS_ONLY = t(
  'Only discs you own, and only where the law of your country allows a private copy. Some countries do not allow it for protected discs. Please check before you start.',
  'Nur Discs, die Ihnen gehören, und nur, wo die Gesetze Ihres Landes eine Privatkopie erlauben. Manche Länder erlauben sie bei kopiergeschützten Discs nicht. Bitte prüfen Sie das vorher.',
  'ご自身が所有するディスクで、お住まいの国の法律が私的複製を認めている場合だけです。保護されたディスクの複製を認めない国もあります。始める前にご確認ください。',
  'Seulement ceux que vous possédez, et seulement là où la loi de votre pays autorise la copie privée. Certains pays ne l’autorisent pas pour les disques protégés. Vérifiez-le avant de commencer.',
  '僅限您擁有的光碟，且您所在國家的法律須允許私人複製。有些國家不允許複製受保護的光碟，開始前請先確認。',
);
