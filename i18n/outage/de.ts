import type { Translated } from '../translated.ts';
import type { outage as reference } from './en.ts';

export const outage = {
  database: {
    title: 'Einen Moment bitte',
    text: 'Der Shop erreicht gerade seine Datenbank nicht. Es geht nichts verloren. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    form: 'Der Shop erreicht gerade seine Datenbank nicht und konnte Ihr Formular nicht bearbeiten. Bitte warten Sie ein paar Sekunden, gehen Sie im Browser zurück und senden Sie es noch einmal ab. Was Sie eingegeben haben, steht dort meistens noch.',
  },
  busy: {
    title: 'Gerade ist viel los',
    text: 'Im Moment kommen mehr Anfragen an, als der Shop auf einmal beantworten kann. Es geht nichts verloren. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    form: 'Im Moment kommen mehr Anfragen an, als der Shop auf einmal beantworten kann. Ihr Formular wurde deshalb nicht bearbeitet. Bitte warten Sie ein paar Sekunden, gehen Sie im Browser zurück und senden Sie es noch einmal ab. Was Sie eingegeben haben, steht dort meistens noch.',
  },
  loading: {
    title: 'Der Demo-Shop lädt noch',
    text: 'Diese Seite kommt mit dem Rest der Demo, in einer Minute oder etwas später. Sie öffnet sich von selbst, sobald sie da ist.',
  },
  refused: {
    badRequest: {
      title: 'Diese Adresse ist nicht lesbar',
      text: 'Darin fehlt etwas, oder es steht am falschen Platz. Bitte prüfen Sie den Link oder beginnen Sie auf der Startseite.',
    },
    forbidden: {
      title: 'Das kam nicht von einer unserer Seiten',
      text: 'Zu Ihrem Schutz nimmt der Shop Formulare nur von seinen eigenen Seiten an. Bitte öffnen Sie die Seite hier und senden Sie es noch einmal ab.',
    },
    noFile: {
      title: 'Diese Datei gibt es nicht',
      text: 'Vielleicht wurde sie ersetzt oder entfernt, seit der Link entstanden ist.',
    },
    readOnly: {
      title: 'An diese Seite lässt sich nichts senden',
      text: 'Sie ist nur zum Lesen da. Bitte gehen Sie im Browser zurück.',
    },
    tooLarge: {
      title: 'Das ist zu groß zum Senden',
      text: 'Es wurde nichts geändert. Gehen Sie im Browser zurück, kürzen Sie Ihre Eingaben und senden Sie das Formular noch einmal ab.',
    },
    tooSlow: {
      title: 'Ihre Anfrage ist nicht vollständig angekommen',
      text: 'Die Verbindung ist langsam oder war unterbrochen. Es wurde nichts geändert. Bitte versuchen Sie es noch einmal.',
    },
    tooMany: {
      title: 'Zu viele Versuche',
      text: 'Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
    },
    longHead: {
      title: 'Ihr Browser schickt zu viel mit',
      text: 'Die Cookies dieses Shops sind zu groß geworden. Löschen Sie sie in den Einstellungen des Browsers und öffnen Sie die Seite noch einmal.',
    },
    wrongLink: {
      title: 'Dieser Download-Link ist unvollständig',
      text: 'Bitte drücken Sie noch einmal auf „Herunterladen“. Dabei entsteht ein neuer Link.',
    },
    linkEnded: {
      title: 'Dieser Download-Link ist abgelaufen',
      text: 'Er galt einen Tag. Bitte drücken Sie noch einmal auf „Herunterladen“. Dabei entsteht ein neuer Link.',
    },
    withdrawn: {
      title: 'Diese Version wird nicht mehr angeboten',
      text: 'Die aktuelle finden Sie auf der Seite des Produkts.',
    },
    unreadable: {
      title: 'Diese Datei ist gerade nicht lesbar',
      text: 'Wir wissen davon. Bitte versuchen Sie es später noch einmal.',
    },
  },
  again: 'Noch einmal versuchen',
  home: 'Zur Startseite',
} as const satisfies Translated<typeof reference>;
