import { t } from '../../demo/translated.ts';
import type { Samples } from '../sample-parts.ts';

export const quietSentenceSamples: Samples = {
  full: {
    text: t(
      'Scratches come without warning. A film that is also a file is not lost with its disc.',
      'Kratzer kommen ohne Ankündigung. Ein Film, den es auch als Datei gibt, geht nicht mit der Disc verloren.',
      '傷は、ある日突然つきます。ファイルにしておけば、ディスクが読めなくなっても映画は残ります。',
      'Les rayures arrivent sans prévenir. Un film qui existe aussi en fichier ne disparaît pas avec son disque.',
      '刮痕總是來得突然。存成檔案的電影，不會隨光碟一起消失。',
    ),
  },
  'long words': {
    text: 'Oberflächenbeschädigungen kündigen sich nicht an; Sicherungskopien überdauern Datenträgeralterungserscheinungen.',
  },
};
