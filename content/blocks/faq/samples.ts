import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const title = t('Questions.', 'Fragen.', 'よくある質問。', 'Questions.', '常見問題。');
const item = {
  question: t(
    'Does it need a disc drive?',
    'Braucht es ein Laufwerk?',
    'ドライブは必要ですか？',
    'Faut-il un lecteur de disques ?',
    '需要光碟機嗎？',
  ),
  answer: t(
    'For discs, yes. Folders and ISO images open without one.\n\nAny drive that reads the disc will do.',
    'Für Discs ja. Ordner und ISO-Dateien öffnet es ohne.\n\nJedes Laufwerk, das die Disc liest, genügt.',
    'ディスクを読み込むには必要です。フォルダーとISOファイルはドライブなしで開けます。\n\nディスクを読み取れるドライブなら何でもかまいません。',
    'Pour les disques, oui. Les dossiers et les images ISO s’ouvrent sans lecteur.\n\nTout lecteur qui lit le disque convient.',
    '讀取光碟時需要；資料夾與 ISO 映像檔則不用。\n\n能讀取該光碟的光碟機都可以。',
  ),
};

const run = (text: unknown) => ({ type: 'text', text, format: 0 });

export const faqSamples: Samples = {
  full: {
    title,
    items: [
      item,
      {
        ...item,
        question: t(
          'And on a Mac?',
          'Und auf dem Mac?',
          'Macでも同じですか？',
          'Et sur un Mac ?',
          'Mac 也一樣嗎？',
        ),
      },
    ],
  },
  'links and lists': {
    title,
    items: [
      {
        ...item,
        body: {
          root: {
            type: 'root',
            children: [
              { type: 'paragraph', children: [run(item.answer)] },
              {
                type: 'list',
                listType: 'number',
                children: [{ type: 'listitem', children: [run(item.question)] }],
              },
              {
                type: 'paragraph',
                children: [{ type: 'link', fields: { url: '/' }, children: [run(title)] }],
              },
            ],
          },
        },
      },
    ],
  },
  least: { title, items: [item] },
  'long words': {
    title: 'Häufigkeitsverteilungsfragen',
    items: [
      {
        question: 'Kopierschutzumgehungsmaßnahmenverantwortlichkeit?',
        answer: 'Rechtsschutzversicherungsgesellschaften beantworten Urheberrechtsfragen.',
      },
    ],
  },
};
