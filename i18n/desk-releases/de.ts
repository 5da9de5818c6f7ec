import type { Translated } from '../translated.ts';
import type { deskReleases as reference } from './en.ts';

export const deskReleases = {
  releases: {
    title: 'Veröffentlichungen',
    about:
      'Was es herunterzuladen gibt. Hinzugefügt wird auf dem Server, mit „npm run release“. Wie oft etwas heruntergeladen wurde, wird ohne Namen gezählt; Roboter zählen nicht.',
    none: 'Noch ist nichts veröffentlicht.',
    file: 'Datei',
    version: 'Version',
    build: 'Ausgabe',
    builds: { trial: 'Testversion', licensed: 'mit Lizenz', both: 'eine für alle' },
    released: 'Erschienen',
    bytes: 'Bytes',
    trials: 'Testversionen',
    licensed: 'Mit Lizenz',
    lately: 'Letzte 30 Tage',
    gone: 'zurückgezogen',
    notes: 'Neuigkeiten',
    notesOf: 'Was in {file} neu ist',
    withdraw: 'Zurückziehen',
    withdrawAsks:
      '{file} zurückziehen? Niemand bekommt die Datei mehr, auch nicht über ausgegebene Links; Links führen zur Version davor.',
    withdrawYes: 'Ja, zurückziehen',
    noted: 'Die Neuigkeiten von {file} sind gespeichert.',
    withdrawn: '{file} ist zurückgezogen.',
  },
} satisfies Translated<typeof reference>;
