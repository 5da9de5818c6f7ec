import type { Translated } from '../translated.ts';
import type { captcha as reference } from './en.ts';

export const captcha = {
  working: 'Wir prüfen, dass Sie kein Roboter sind. Das dauert ein paar Sekunden.',
  done: 'Bestätigt.',
  expired: 'Die Bestätigung ist abgelaufen. Sie wird erneuert, sobald Sie weitermachen.',
  ready: 'Wird beim Absenden geprüft.',
  typeInstead: 'Stattdessen einen Code eingeben',
  picture:
    'Sicherheitscode: fünf Buchstaben und Ziffern, so gezeichnet, dass Programme sie nicht lesen können',
  code: 'Sicherheitscode',
  pictureHint: 'Geben Sie die fünf Zeichen aus dem Bild ein. Groß- und Kleinschreibung ist egal.',
  mailed: 'Code aus der E-Mail',
  mailHint:
    'Wir haben sechs Ziffern an die eingegebene Adresse geschickt; sie gelten nur für diese Adresse, {minutes} Minuten lang.',
  another: 'Anderes Bild',
  mailInstead: 'Nicht lesbar? Code per E-Mail schicken',
  mailAgain: 'Neuen Code schicken',
  google:
    'Dieses Formular wird durch reCAPTCHA geschützt; es gelten die {privacy} und die {terms} von Google.',
  googlePrivacy: 'Datenschutzerklärung',
  googleTerms: 'Nutzungsbedingungen',
} satisfies Translated<typeof reference>;
