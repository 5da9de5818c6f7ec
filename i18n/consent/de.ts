import type { Translated } from '../translated.ts';
import type { consent as reference } from './en.ts';

export const consent = {
  label: 'Datenschutz',
  title: 'Dürfen wir Ihren Besuch zählen?',
  text: 'Mit Ihrer Einwilligung erfassen wir, welche Seiten Sie öffnen und welche Kaufschaltflächen Sie nutzen, auf unseren eigenen Servern und höchstens 13 Monate lang. So sehen wir, welche Seiten nützlich sind. Bis zu Ihrer Entscheidung wird nichts erfasst, und der Shop funktioniert in beiden Fällen gleich.',
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  noticeText:
    'Wir erfassen, welche Seiten Sie öffnen und welche Kaufschaltflächen Sie nutzen, auf unseren eigenen Servern und höchstens 13 Monate lang.',
  keep: 'Beibehalten',
  optOut: 'Nicht erfassen',
  gpcText: 'Ihr Browser sendet Global Privacy Control. Wir verstehen das als Nein: Es wird nichts erfasst.',
  close: 'Schließen',
  open: 'Datenschutz-Einstellungen',
  state: {
    granted: 'Zurzeit wird Ihr Besuch erfasst.',
    denied: 'Zurzeit wird nichts erfasst.',
  },
} satisfies Translated<typeof reference>;
