import type { Translated } from '../translated.ts';
import type { subscriptions as reference } from './en.ts';

export const subscriptions = {
  emptyTitle: 'Keine Abonnements',
  emptyText: 'Nichts verlängert sich von selbst.',
  active: 'Verlängert sich am {date} für {price}.',
  activeCredited: 'Verlängert sich am {date}. Ihr Guthaben reicht dafür aus, es wird nichts abgebucht.',
  planned: 'Wechselt am {date} zu {licence} für {price}.',
  plannedCredited:
    'Wechselt am {date} zu {licence}. Ihr Guthaben reicht dafür aus, es wird nichts abgebucht.',
  payment: {
    unpaid:
      'Der Zeitraum ab dem {date} ist noch nicht bezahlt: {price} konnten nicht von Ihrer Karte abgebucht werden.',
    review: 'Ihre Zahlung für den Zeitraum ab dem {date} ist eingegangen, und wir prüfen sie noch.',
    refused:
      'Ihre Zahlung für den Zeitraum ab dem {date} konnten wir nicht annehmen. Das Geld geht auf die Karte zurück, mit der Sie bezahlt haben; dieses Abonnement endet, und es wird nichts mehr abgebucht.',
  },
  worksMeanwhile: 'Die Lizenz gilt vorerst weiter.',
  retry: 'Wir versuchen es am {date} wieder.',
  cancelling: 'Gekündigt. Gültig bis zum {date}, danach wird nichts mehr abgebucht.',
  cancellingOver:
    'Gekündigt. Eine Zahlung ist noch offen. Geht sie ein, läuft es bis zum Ende des Zeitraums, den sie bezahlt; andernfalls endet es sofort.',
  cancellingSwitch:
    'Gekündigt. Ein Tarifwechsel ist noch offen. Wird er bezahlt, gilt der neue Tarif für seine ganze Dauer; andernfalls endet das Abonnement am {date}.',
  paused: 'Pausiert. Gültig bis zum {date}; abgebucht wird erst wieder, wenn Sie fortsetzen.',
  resumes: 'Wenn Sie fortsetzen, verlängert es sich am {date} für {price}.',
  resumesCredited:
    'Wenn Sie fortsetzen, verlängert es sich am {date}. Ihr Guthaben reicht dafür aus, es wird nichts abgebucht.',
  resumesPlanned: 'Wenn Sie fortsetzen, wechselt es am {date} zu {licence} für {price}.',
  resumesPlannedCredited:
    'Wenn Sie fortsetzen, wechselt es am {date} zu {licence}. Ihr Guthaben reicht dafür aus, es wird nichts abgebucht.',
  pausedOver: 'Pausiert. Der bezahlte Zeitraum endete am {date}.',
  ended: 'Beendet am {date}. Es wird nichts mehr abgebucht.',
  endedForLifetime: 'Beendet am {date}, weil Ihre Lizenz nicht mehr endet. Es wird nichts mehr abgebucht.',
  newPrice: {
    open: 'Ab dem {date} soll es {price} statt {old} kosten.',
    keeps: 'Ohne Ihre Zustimmung bleibt der Preis, wie er ist.',
    ends: 'Ohne Ihre Zustimmung endet es am {date}.',
    agreed: 'Sie haben zugestimmt: Ab dem {date} verlängert es sich für {price}.',
    cheaper: 'Ab dem {date} kostet es nur noch {price} statt {old}.',
  },
  confirmPayment: 'Zahlung bestätigen',
  payNow: 'Jetzt bezahlen',
  cancel: 'Kündigen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  resumeNow: 'Zahlungspflichtig fortsetzen ({price})',
  change: 'Tarif wechseln',
  lifetime: 'Auf Dauer kaufen',
  keep_term: 'Bei {licence} bleiben',
  agree_price: '{price} zustimmen',
  again: 'Neu abonnieren',
  done: {
    cancel: 'Gekündigt. Wir haben Ihnen das per E-Mail bestätigt.',
    pause: 'Pausiert.',
    resume: 'Es verlängert sich wieder.',
    switch: 'Ihr Tarif ist geändert. Wir haben Ihnen das per E-Mail bestätigt.',
    later: 'Ihr Tarif ändert sich mit der nächsten Verlängerung. Wir haben Ihnen das per E-Mail bestätigt.',
    waits: 'Ihre Zahlung ist noch nicht bestätigt. Sobald sie es ist, ändert sich Ihr Tarif.',
    keep_term: 'Ihr Tarif bleibt, wie er ist.',
    agree_price: 'Sie haben dem neuen Preis zugestimmt.',
    price_open: 'Es verlängert sich nur zum neuen Preis: Bitte stimmen Sie ihm zuerst zu.',
    price_changed: 'Der Preis hat sich inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.',
    payment_unavailable:
      'Die Zahlung ist gerade nicht möglich. Es wurde nichts abgebucht. Bitte versuchen Sie es später noch einmal.',
    payment_due:
      'Für dieses Abonnement läuft gerade eine Zahlung. Bitte versuchen Sie es später noch einmal.',
  },
  country: {
    title: 'Land für die Steuer',
    now: 'Besteuert für: {country}.',
    next: 'Verlängert sich am {date} für {price}.',
    untaxed: 'Steuer fällt darauf nicht an.',
    business:
      'Die Rechnung geht an {company}; besteuert wird nach deren Anschrift. Hat sich diese geändert, schreiben Sie uns bitte, und wir berichtigen die Rechnung.',
    label: 'Land, in dem Sie wohnen',
    hint: 'Davon hängt ab dem nächsten Zeitraum die Steuer ab, nicht der Preis. Bisherige Rechnungen bleiben, wie sie sind.',
    kept: 'Ihre Angabe bewahren wir als Nachweis für das Finanzamt auf, zusammen mit dem Land des Netzes, aus dem sie kommt, und dem der Karte, mit der bezahlt wird. Nennen diese beiden übereinstimmend ein anderes Land, gilt dessen Steuer.',
    save: 'Land speichern',
    saved: 'Ihr Land ist gespeichert. Es gilt ab dem nächsten Zeitraum.',
  },
  changing: {
    present: 'Jetzt: {licence}, verlängert sich am {date} für {price}.',
    presentCredited: 'Jetzt: {licence}, verlängert sich am {date}. Ihr Guthaben reicht dafür aus.',
    none: 'Für dieses Abonnement ist gerade kein Tarifwechsel möglich.',
    vat: {
      unknown:
        'Das EU-Verzeichnis kennt Ihre USt-IdNr. nicht mehr. Diese Preise enthalten Umsatzsteuer. Ist das Verzeichnis falsch, lassen Sie es vor einem Wechsel berichtigen.',
      unavailable:
        'Das EU-Verzeichnis der USt-IdNrn. antwortet nicht, deshalb können wir Ihre nicht prüfen. Sie können den Tarif jetzt mit Umsatzsteuer wechseln oder es später noch einmal versuchen.',
    },
    back: 'Zurück zu den Abonnements',
    now: '{licence}, ab sofort',
    later: '{licence}, ab dem {date}',
    price: 'Preis',
    left: 'Rest Ihrer Zahlung bis zum {date}',
    good: 'Guthaben von vorher',
    kept: 'Guthaben für später',
    total: 'Jetzt zu zahlen',
    why: 'Sie haben {paid} für die Zeit bis zum {date} bezahlt. Der nicht genutzte Teil, auf den Moment genau nach Zeit berechnet, wird vom Preis abgezogen.',
    nowText:
      'Das Abonnement beginnt sofort und läuft bis zum {date}. Danach verlängert es sich für {price}, bis Sie kündigen. Ihr Schlüssel bleibt derselbe.',
    lifetimeText:
      'Ab sofort gehört Ihnen die Lizenz auf Dauer, mit demselben Schlüssel. Nichts verlängert sich mehr: Dieses Abonnement endet. Ist mehr übrig, als sie kostet, geht der Rest auf Ihre Karte zurück.',
    buy: 'Zahlungspflichtig kaufen ({price})',
    laterText:
      'Bis zum {date} ändert sich nichts, und es wird nichts abgebucht. Von da an verlängert es sich für {price}, bis Sie kündigen. Bis zu diesem Tag können Sie es rückgängig machen.',
    bank: 'Wir buchen von der Karte ab, die für Verlängerungen hinterlegt ist. Bittet Ihre Bank um Bestätigung, leiten wir Sie dorthin.',
    pay: 'Zahlungspflichtig wechseln ({price})',
    free: 'Jetzt wechseln',
    plan: 'Am {date} wechseln',
  },
  card: 'Karte für Verlängerungen',
  cardKept: '{brand} mit den Endziffern {lastFour}, gültig bis {expiry}',
  cardExpired: '{brand} mit den Endziffern {lastFour}, abgelaufen Ende {expiry}',
  noCard: 'Keine Karte hinterlegt.',
  guestCard: 'Für {products}, ohne Anmeldung gekauft:',
  changeCard: 'Karte ändern',
  addCard: 'Karte hinterlegen',
} satisfies Translated<typeof reference>;
