import { t } from '../../demo/translated.ts';
import { type Samples, sampleAction } from '../sample-parts.ts';

const law = {
  title: t(
    'Your country’s law decides',
    'Das Recht Ihres Landes entscheidet',
    'お住まいの国の法律に従ってください',
    'La loi de votre pays décide',
    '依您所在國家的法律為準',
  ),
  text: t(
    'In some countries a copy for your own use is allowed, in others not even of a disc you own. Look it up before you begin.',
    'In manchen Ländern ist eine Kopie für den eigenen Gebrauch erlaubt, in anderen nicht einmal von der eigenen Disc. Sehen Sie vorher nach.',
    '私的複製が認められる国もあれば、自分のディスクでも認められない国もあります。始める前にご確認ください。',
    'Certains pays autorisent la copie privée, d’autres l’interdisent même pour un disque qui vous appartient. Renseignez-vous avant de commencer.',
    '有些國家允許自用複製，有些國家即使是自己的光碟也不允許。開始前請先確認。',
  ),
};

export const callOutSamples: Samples = {
  warning: { kind: 'warning', ...law, action: sampleAction },
  tip: { kind: 'tip', title: law.title, text: law.text },
  least: { kind: 'note', text: law.text },
  'long words': {
    kind: 'note',
    title: 'Urheberrechtswahrnehmungsgesetz',
    text: 'Kopierschutzumgehungsmaßnahmen und Vervielfältigungsrechtsverletzungen werden nach Landesrecht unterschiedlich beurteilt.',
  },
};
