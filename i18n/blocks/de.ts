import type { Translated } from '../translated.ts';
import type { blocks as reference } from './en.ts';

export const blocks = {
  discs: { reads: 'Liest', writes: 'Schreibt', not: 'Nicht:' },
  comparison: { yes: 'Ja', no: 'Nein' },
  requirements: { better: 'Besser mit {value}' },
  callOut: { note: 'Hinweis', tip: 'Tipp', warning: 'Bitte beachten' },
  gallery: { label: 'Bilder', of: '{number} von {count}' },
  video: {
    play: 'Abspielen: {title}',
    from: 'Wird von {host} abgespielt. Vorher wird von dort nichts geladen.',
  },
  download: {
    facts: 'Größe und Prüfsumme',
    short: 'Herunterladen',
    for: '{name} für {system} herunterladen',
    version: 'Version {version}',
  },
  changelog: {
    new: 'Neu',
    better: 'Besser',
    mended: 'Behoben',
    older: '{count, plural, one {# ältere Version} other {# ältere Versionen}}',
  },
  source: 'Nachlesen bei {host}',
  contents: { title: 'Auf dieser Seite' },
  countdown: {
    days: 'Tage',
    hours: 'Stunden',
    minutes: 'Minuten',
    seconds: 'Sekunden',
    until: 'Bis',
    ended: 'Dieses Angebot ist beendet.',
  },
} satisfies Translated<typeof reference>;
