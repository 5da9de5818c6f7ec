import type { Translated } from '../translated.ts';
import type { consent as reference } from './en.ts';

export const consent = {
  label: 'Datenschutz',
  title: 'Dürfen wir Ihren Besuch zählen?',
  text: 'Mit Ihrer Einwilligung erfassen wir geöffnete Seiten und Klicks, nur auf eigenen Servern und höchstens 13 Monate lang. Vor Ihrer Antwort wird nichts erfasst.',
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  noticeText:
    'Wir erfassen geöffnete Seiten und Klicks, nur auf eigenen Servern und höchstens 13 Monate lang.',
  keep: 'Einverstanden',
  optOut: 'Nicht erfassen',
  gpcText: 'Ihr Browser sendet Global Privacy Control. Wir verstehen das als Nein: Es wird nichts erfasst.',
  close: 'Schließen',
  open: 'Datenschutzeinstellungen',
  state: {
    granted: 'Zurzeit wird Ihr Besuch erfasst.',
    denied: 'Zurzeit wird nichts erfasst.',
  },
} satisfies Translated<typeof reference>;
