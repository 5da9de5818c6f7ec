import type { Translated } from '../translated.ts';
import type { refusals as reference } from './en.ts';

export const refusals = {
  required: 'Dieses Feld ist erforderlich.',
  too_long: 'Schreiben Sie höchstens {most} Zeichen.',
  pid: 'Eine Produktnummer besteht nur aus Ziffern.',
  trial_days: 'Eine ganze Zahl von Tagen, höchstens {most}.',
  slug: {
    any: 'Höchstens {most} Kleinbuchstaben und Ziffern mit einzelnen Unter- oder Bindestrichen dazwischen.',
    hyphens: 'Höchstens {most} Kleinbuchstaben und Ziffern mit einzelnen Bindestrichen dazwischen.',
    underscores: 'Höchstens {most} Kleinbuchstaben und Ziffern mit einzelnen Unterstrichen dazwischen.',
    letter:
      'Höchstens {most} Kleinbuchstaben und Ziffern mit einzelnen Unter- oder Bindestrichen dazwischen und mindestens einem Buchstaben.',
    service: 'Eines von {names}.',
    reserved: '{path} braucht der Shop selbst.',
    taken: '{path} gehört schon zu „{slug}“ ({kind}).',
    taken_by_other: '{path} ist die Adresse eines anderen Dokuments.',
  },
  link: {
    start: 'Beginnen Sie mit /, #, https:// oder „mailto:“.',
    language: 'Lassen Sie {first} weg: Alle werden zur Seite in ihrer eigenen Sprache geführt.',
    nowhere: 'Keine Seite hat die Adresse {path}.',
    in_text: 'Ein Link führt zu „{address}“. Beginnen Sie mit /, #, https:// oder „mailto:“.',
  },
  text_broken:
    'Das ist kein Text, wie ihn der Texteditor speichert, oder seine Listen sind zu tief verschachtelt.',
  icon: 'Wählen Sie eines von: {names}.',
  anchor: 'Nur Kleinbuchstaben, Ziffern und Bindestriche.',
  cookie_suffix: 'Nur Kleinbuchstaben, Ziffern und Unterstriche.',
  meta: {
    name: 'Buchstaben, Ziffern, Punkte, Doppelpunkte und Bindestriche.',
    own: '{name} setzt der Shop selbst.',
  },
  script: 'Schreiben Sie nur den Code, ohne {marks} darin.',
  json: 'Das ist kein JSON-Objekt.',
  source: 'Nennen Sie die Seite, auf der es zu lesen ist, mit https://.',
  video: 'Eine Adresse bei YouTube oder Vimeo oder ein Pfad wie /media/tour.mp4.',
  figure: 'Eine Zahl mit Punkt, etwa 4.7, in jeder Sprache.',
  ends_early: 'Sie endet, bevor sie beginnt.',
  rows: {
    licences: 'Eine Zeile für jede Art von Lizenz.',
    sections: 'Eine Zeile für jeden Bereich.',
  },
  path: 'Beginnen Sie mit /.',
  download: {
    start: 'Beginnen Sie mit https:// oder /.',
    circle: 'Von dort werden Besucher genau zu dieser Adresse geführt: Nennen Sie die Datei selbst.',
  },
  price: {
    missing:
      'Ohne ihn kann niemand diese Lizenz in {currency} kaufen. Entfernen Sie die Zeile, um sie nicht mehr zu verkaufen.',
    number: 'Ein Preis ist eine Zahl.',
    positive: 'Ein Preis ist größer als 0.',
    most: 'Ein Preis beträgt höchstens {most}.',
    decimals: 'Höchstens zwei Nachkommastellen.',
    yen: 'Yen-Preise gehen in Zehnerschritten.',
  },
  successors: 'Produkt {name} führt hierher zurück: Beide würden Besucher zum jeweils anderen schicken.',
  product_english: 'Schreiben Sie es zuerst auf Englisch: So lesen es Käufer in Sprachen ohne eigenen Namen.',
  redirect: {
    to_itself: 'Sie führt zu sich selbst.',
    is_page: '{path} ist die Adresse von „{slug}“ ({kind}) und veröffentlicht.',
    gone: 'Unter {path} ist nichts mehr.',
    goes_on: '{path} wird selbst nach {to} weitergeleitet. Tragen Sie hier diese Adresse ein.',
    led_to:
      '{from} wird nach {path} weitergeleitet und würde von dort weiterführen. Ändern Sie zuerst diese Weiterleitung.',
    old_start: 'Beginnen Sie mit /, ohne Leerzeichen, „?“ oder #.',
    language: 'Lassen Sie {first} weg: Eine Weiterleitung gilt für alle Sprachen.',
    trusted: 'Unter {first} bezahlt man oder meldet sich an: Von dort wird niemand weitergeleitet.',
    no_page: 'Unter {first} liegen Dateien und Aufrufe, von denen niemand weitergeleitet wird.',
    start: 'Beginnen Sie mit / oder https://.',
    dots: 'Schreiben Sie die Adresse, wie sie angezeigt wird, ohne Punkte.',
    own: 'Schreiben Sie {path}: Eine Adresse dieses Shops beginnt mit /.',
  },
  lead: {
    where: 'Geben Sie an, wohin die Adresse führen soll.',
    unseen: 'Niemand hat es gesehen: Es gibt keine Adresse, die weiterführen könnte.',
  },
  picture: {
    name: 'Der Name eines Bildes endet auf .png, .jpg, .webp oder .avif.',
    moving: 'Ein bewegtes Bild ist eine WebP-Datei. Dieses ist eine AVIF-Datei.',
    kind: 'Ein Bild ist eine PNG-, JPEG-, WebP- oder AVIF-Datei.',
    points: 'Dieses Bild hat {width} × {height} Bildpunkte. Höchstens 100 Millionen sind möglich.',
    side: 'Dieses Bild hat {width} × {height} Bildpunkte. Eine Seite hat höchstens {most}.',
    unreadable:
      'Dieses Bild ist nicht lesbar. Vielleicht ist die Datei beschädigt oder wurde nicht vollständig hochgeladen.',
    outage:
      'Der Bildspeicher antwortet nicht. Es wurde nichts geändert. Bitte versuchen Sie es später noch einmal.',
  },
  staff: {
    last_admin: 'Der letzte Administrator bleibt es: Machen Sie zuerst jemand anderen dazu.',
    password_text: 'Ein Passwort ist ein Text.',
    current_password:
      'Geben Sie als eigenes Passwort das ein, mit dem Sie sich angemeldet haben: Um ein Konto anzulegen und um eine Adresse, ein Passwort oder eine Rolle zu ändern, ist es nötig. Es wurde nichts geändert.',
    too_many: 'Zu viele Versuche. Versuchen Sie es in {minutes} Min. noch einmal.',
    long_session: 'Sie haben sich vor {hours} Stunden angemeldet. Bitte melden Sie sich noch einmal an.',
  },
  stale: {
    withdrawn:
      'Dieses Dokument wurde wie geplant zurückgezogen, während Sie daran schrieben, vielleicht in einem anderen Tab oder bevor Sie die Seite neu geladen haben. Nichts wurde veröffentlicht: Kopieren Sie, was Sie geschrieben haben, laden Sie die Seite neu, und veröffentlichen Sie noch einmal, wenn es wieder da sein soll.',
    changed:
      '{email} hat dieses Dokument geändert, seit Sie es geöffnet haben. Von Ihnen wurde nichts gespeichert: Kopieren Sie, was Sie geschrieben haben, und laden Sie die Seite neu.',
  },
  document: {
    blocks:
      'Diese Seite hat {count} Bausteine, und {most} sind das Höchste. Bitte machen Sie mehrere Seiten daraus. Es wurde nichts gespeichert.',
    no_block:
      'Einen Baustein „{name}“ gibt es nicht. Bitte nehmen Sie ihn von der Seite. Es wurde nichts gespeichert.',
    nameless_block:
      'Einen Baustein ohne Namen gibt es nicht. Bitte nehmen Sie ihn von der Seite. Es wurde nichts gespeichert.',
    deep: 'Das ist mehr als {most} Ebenen tief verschachtelt. Es wurde nichts gespeichert.',
    entries:
      'Die Listen darin haben mehr als {most} Einträge. Bitte machen Sie mehrere Dokumente daraus. Es wurde nichts gespeichert.',
  },
  conflict:
    'Jemand anderes ändert gerade dasselbe. Es wurde nichts geändert. Bitte versuchen Sie es noch einmal.',
  outage:
    'Die Datenbank antwortet nicht. Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.',
  too_large: 'Das ist zu groß. Es wurde nichts geändert.',
  schedule: {
    role: 'Nur Redakteure und Administratoren dürfen veröffentlichen.',
    nothing: 'Bis dahin ist davon nichts veröffentlicht, was man zurückziehen könnte.',
  },
} satisfies Translated<typeof reference>;
