import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const title = t('What is new.', 'Was neu ist.', '更新履歴。', 'Les nouveautés.', '更新內容。');
const change = {
  kind: 'mended',
  text: t(
    'Subtitles of the second layer are no longer half a second late.',
    'Untertitel der zweiten Schicht kommen nicht mehr eine halbe Sekunde zu spät.',
    '2層目の字幕が0.5秒遅れる問題を修正しました。',
    'Les sous-titres de la seconde couche n’ont plus une demi-seconde de retard.',
    '修正第二層字幕延遲半秒的問題。',
  ),
};
const release = (version: string, releasedAt: string, changes: object[] = [change]) => ({
  version,
  releasedAt: `${releasedAt}T00:00:00.000Z`,
  changes,
});

export const changelogSamples: Samples = {
  full: {
    title,
    releases: [
      release('1.4.0', '2026-10-20', [
        {
          kind: 'new',
          text: t(
            'Writes AV1 where the graphics card can.',
            'Schreibt AV1, wo die Grafikkarte es kann.',
            '対応するグラフィックスカードでAV1を書き出せます。',
            'Écrit en AV1 quand la carte graphique le permet.',
            '顯示卡支援時可輸出 AV1。',
          ),
        },
        {
          kind: 'better',
          text: t(
            'Opens discs with many titles in a third of the time.',
            'Öffnet Discs mit vielen Titeln in einem Drittel der Zeit.',
            'タイトルの多いディスクを3分の1の時間で開きます。',
            'Ouvre les disques aux nombreux titres trois fois plus vite.',
            '開啟多標題光碟的時間縮短為三分之一。',
          ),
        },
        change,
      ]),
      release('1.3.2', '2026-08-04'),
      release('1.3.1', '2026-06-30'),
      release('1.3.0', '2026-06-02'),
      release('1.2.0', '2026-02-11'),
    ],
  },
  least: { title, releases: [release('1.0.0', '2025-09-01', [])] },
  'long words': {
    title: 'Versionsänderungsverzeichnis',
    releases: [
      release('10.14.128', '2026-10-20', [
        {
          kind: 'better',
          text: 'Hochgeschwindigkeitsdatenträgerverzeichnisauslesung mit Fehlerkorrekturverfahren.',
        },
      ]),
    ],
  },
};
