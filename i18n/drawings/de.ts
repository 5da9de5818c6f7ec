import type { Translated } from '../translated.ts';
import type { drawings as reference } from './en.ts';

export const drawings = {
  gigabytes: '{size} GB',
  minutes: '{count} min',
  source: {
    title: 'Disc öffnen',
    drive: 'Laufwerk',
    folder: 'Ordner',
    image: 'ISO-Datei',
    layers: '{count, plural, one {# Schicht} other {# Schichten}}',
    free: 'Unbenutzt',
  },
  titles: {
    title: 'Titel',
    mainFilm: 'Hauptfilm',
    makingOf: 'Making-of',
    deleted: 'Entfallene Szenen',
    interview: 'Interview',
    trailer: 'Trailer',
    menus: 'Menüs',
    picture: 'Bild',
    sound: 'Ton',
    subtitles: 'Untertitel',
    commentary: 'Audio\u00adkommentar',
    more: '{count} weitere Sprachen',
    file: 'Die Datei, {kind}',
    leftOut: 'Weggelassen',
  },
  format: {
    title: 'Format',
    lossless: 'Verlustfrei',
    television: 'Fernseher',
    everywhere: 'Fast alles',
    phone: 'Telefon',
    size: 'Größe der Datei',
    quality: 'Qualität',
    chapters: 'Kapitel',
  },
  progress: {
    remaining: 'noch {minutes} Min.',
    waiting: 'Wartet',
    pictures: 'Bilder je Sekunde',
    queue: 'Danach',
  },
  library: {
    title: 'Bibliothek',
    files: '{count, plural, one {# Datei} other {# Dateien}}',
  },
  copy: {
    from: 'Von',
    to: 'Auf',
  },
  split: {
    line: 'Linie zwischen Vorher und Nachher verschieben',
  },
} satisfies Translated<typeof reference>;
