import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

const run = (text: unknown, format = 0) => ({ type: 'text', text, format });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const heading = (text: unknown, tag = 'h2') => ({ type: 'heading', tag, children: [run(text)] });
const body = (...children: object[]) => ({ body: { root: { type: 'root', children } } });
const words = t(
  'The picture on a PAL DVD is 720 pixels wide, whatever the shape of the film.',
  'Das Bild einer PAL-DVD ist 720 Punkte breit, gleich welche Form der Film hat.',
  'PAL方式のDVDの映像は、映画の縦横比にかかわらず横720画素です。',
  'L’image d’un DVD PAL compte 720 pixels de large, quel que soit le format du film.',
  'PAL DVD 的畫面寬 720 點，與影片比例無關。',
);

export const richTextSamples: Samples = {
  full: body(
    heading(
      t(
        'What is on the disc',
        'Was auf der Disc ist',
        'ディスクの中身',
        'Ce qu’il y a sur le disque',
        '光碟上有什麼',
      ),
    ),
    paragraph(run(words), run(' '), run(words, 1), run(' '), run('VIDEO_TS', 16)),
    {
      type: 'list',
      listType: 'bullet',
      children: [
        { type: 'listitem', children: [run(words)] },
        { type: 'listitem', children: [run(words)] },
      ],
    },
    heading(t('A detail', 'Eine Einzelheit', '補足', 'Un détail', '細節'), 'h3'),
    paragraph({ type: 'link', fields: { url: '/' }, children: [run(words)] }),
  ),
  least: body(paragraph(run(words))),
  'long words': body(
    heading('Halbbildverfahrenszeilensprungbeseitigungsverfahren'),
    paragraph(run('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.')),
  ),
};
