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
    text: 'Diese Seite kommt mit dem Rest der Demo, in etwa einer Minute. Sie öffnet sich von selbst, sobald sie da ist.',
  },
  again: 'Noch einmal versuchen',
  home: 'Zur Startseite',
} as const satisfies Translated<typeof reference>;
