import type { Translated } from '../translated.ts';
import type { mail as reference } from './en.ts';

export const mail = {
  licences: {
    '1M': 'Lizenz für 1 Monat',
    '1Y': 'Lizenz für 1 Jahr',
    LFT: 'lebenslange Lizenz',
    'Lifetime+5PC': 'lebenslange Lizenz für 5 Computer',
    trial: 'Testversion',
  },
  cancellation: {
    subject: 'Ihre Kündigung ist eingegangen: {contract}',
    subjectWithdraw: 'Ihr Widerruf ist eingegangen: {contract}',
    preview: 'Eingegangen am {time}.',
    title: 'Ihre Erklärung ist bei uns eingegangen',
    lead: 'Sie ist am {time} eingegangen und gilt ab diesem Zeitpunkt.',
    kinds: {
      period_end: 'Sie kündigen {contract} zum Ende der bezahlten Zeit.',
      now: 'Sie kündigen {contract} mit sofortiger Wirkung.',
      withdraw: 'Sie widerrufen den Vertrag {contract}.',
    },
    reason: 'Ihr Grund: {reason}',
    next: 'Passen diese Angaben zu einem Vertrag, wird dafür nichts mehr abgebucht. Wenn nicht, suchen wir ihn und schreiben Ihnen.',
    nextWithdraw:
      'Passen diese Angaben zu einem Vertrag, wird dafür nichts mehr abgebucht. Wir prüfen ihn und schreiben Ihnen wegen des Geldes.',
    footer:
      'Sie erhalten diese E-Mail, weil diese Adresse auf unserer Kündigungsseite angegeben wurde. Waren Sie das nicht, sagen Sie es uns bitte.',
  },
  exchange: {
    subject: 'Ihr Lizenzschlüssel für {product}',
    preview: 'Der Schlüssel, gegen den Ihr Code eingetauscht wurde',
    lead: 'Ihr Code wurde gegen {product}, {licence}, eingetauscht. Das ist der Schlüssel:',
    worksUntil: 'Er gilt bis {date} und verlängert sich nicht.',
    footer: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Code eingelöst wurde.',
  },
  trial: {
    code: 'Geben Sie diesen Code in {product} ein, um Ihren kostenlosen Test zu beginnen:',
    codeFooter:
      'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse eines unserer Produkte testen möchte. Waren Sie das nicht, müssen Sie nichts tun.',
    subject: 'Ihr Testschlüssel für {product}',
    preview: '{product} kostenlos testen',
    title: 'Ihr Test hat begonnen',
    lead: 'Sie können {product} bis {date} kostenlos nutzen. Das ist Ihr Schlüssel; Ihr Programm hat ihn schon:',
    ends: 'Der Test endet von selbst, es wird nichts abgebucht. Wenn Sie das Produkt mit dieser E-Mail-Adresse kaufen, bleibt der Schlüssel derselbe.',
    footer: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein kostenloser Test begonnen wurde.',
  },
  orderLink: {
    subject: 'Der Link zu Ihrer Bestellung {number}',
    preview: 'Bestellung {number} öffnen',
    title: 'Ihre Bestellung',
    text: 'Sie haben nach der Bestellung {number} gesucht. Hier ist sie:',
    show: 'Bestellung öffnen',
    code: 'Die Seite fragt zuerst nach einem Code, den sie an die Adresse der Bestellung sendet.',
    logIn: 'Das ist die Verlängerung eines Abonnements: Melden Sie sich an, um sie zu sehen.',
    footer:
      'Sie erhalten diese E-Mail, weil jemand mit Ihrer Adresse nach der Bestellung {number} gesucht hat. Falls Sie das nicht waren, müssen Sie nichts tun: Der Link ging nur an Sie.',
  },
  orderCode: {
    subject: '{code} zeigt Ihre Bestellung bei Spindle',
    title: 'Ihr Code',
    text: 'Geben Sie diesen Code auf der Seite der Bestellung {number} ein:',
    footer:
      'Sie erhalten diese E-Mail, weil jemand die Bestellung {number} wieder sehen wollte. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  refusal: {
    subject: 'Bestellung {number} wurde nicht angenommen',
    preview: '{amount} gehen an Sie zurück',
    title: 'Wir konnten Ihre Bestellung nicht annehmen',
    text: 'Wir konnten Ihre Bestellung {number} nicht annehmen und haben sie storniert. Es wurde keine Lizenz ausgestellt, und es wird nichts weiter abgebucht.',
    money:
      'Die von Ihnen bezahlten {amount} sind auf dem Weg zurück auf die Karte oder das Konto, von dem bezahlt wurde. Banken zeigen das nach einigen Tagen an.',
    question: 'Wenn Sie das für einen Irrtum halten oder mehr wissen möchten, schreiben Sie uns.',
    contact: 'Kontakt aufnehmen',
    footer: 'Sie erhalten diese E-Mail wegen der Bestellung {number}.',
  },
  document: {
    refund: {
      subject: 'Ihre Erstattung zur Bestellung {number}',
      title: 'Ihre Erstattung',
      text: 'Wir senden {amount} der Bestellung {number} auf die Karte oder das Konto zurück, von dem bezahlt wurde. Banken zeigen das nach einigen Tagen an.',
    },
    refund_failed: {
      subject: 'Die Erstattung zur Bestellung {number} kam zurück',
      title: 'Die Erstattung kam zurück',
      text: 'Ihre Bank hat die {amount} zurückgeschickt, die wir Ihnen zur Bestellung {number} erstattet haben. Antworten Sie auf diese E-Mail, wir finden einen anderen Weg; bis dahin ist der Betrag wieder berechnet.',
    },
    correction: {
      subject: 'Korrigierte Rechnung zur Bestellung {number}',
      title: 'Korrigierte Rechnung',
      text: 'Die Rechnung zur Bestellung {number} war falsch. Sie ist storniert, und diese über {amount} tritt an ihre Stelle. Zu zahlen ist nichts.',
    },
    open: {
      invoice: 'Rechnung {number} öffnen (PDF)',
      credit_note: 'Rechnungskorrektur {number} öffnen (PDF)',
    },
    until: 'Der Link gilt bis {date}; danach finden Sie das Dokument in Ihrem Konto.',
    footer: 'Sie erhalten diese E-Mail, weil die Bestellung {number} mit dieser Adresse bezahlt wurde.',
  },
  keys: {
    subject: 'Ihre Lizenzschlüssel',
    preview: 'Die Schlüssel Ihrer Lizenzen',
    title: 'Ihre Lizenzschlüssel',
    lead: 'Das sind die Schlüssel Ihrer Lizenzen, der neueste zuerst:',
    footer:
      'Sie erhalten diese E-Mail, weil in unserem Shop nach den Lizenzschlüsseln dieser Adresse gefragt wurde. Waren Sie das nicht, müssen Sie nichts tun: Sie gingen nur an Sie.',
  },
  gift: {
    subject: 'Ein Geschenk für Sie: {product}',
    preview: 'Der Lizenzschlüssel für {product}',
    title: 'Ein Geschenk für Sie',
    lead: '{giver} schenkt Ihnen {product}. Hier ist alles, was Sie brauchen:',
    worksUntil: 'Sie gilt bis zum {date}.',
    account:
      'Die Lizenz liegt auch in einem Konto für diese Adresse. Hat es noch kein Passwort, führt „Passwort vergessen?“ zu einem:',
    newAccount:
      'Wir haben für diese Adresse ein Konto angelegt, in dem Sie Ihre Bestellungen finden. Es hat noch kein Passwort:',
    footer:
      'Sie erhalten diese E-Mail, weil jemand eine Lizenz für diese Adresse gekauft hat. Sie müssen nichts bezahlen.',
  },
  order: {
    giftSubject: 'Ihr Geschenk {product} ist unterwegs (Bestellung {number})',
    giftPreview: '{product} ist verschenkt',
    giftTitle: 'Ihr Geschenk ist unterwegs',
    gift: 'Vielen Dank. Wir haben den Lizenzschlüssel für {product} an {email} geschickt.',
    showOrder: 'Bestellung anzeigen',
    subject: 'Ihr Lizenzschlüssel für {product} (Bestellung {number})',
    preview: 'Schlüssel, Download und wie Sie {product} aktivieren',
    title: 'Ihr Lizenzschlüssel',
    /** Of several keys. */
    many: {
      subject: 'Ihre Lizenzschlüssel für {product} (Bestellung {number})',
      title: 'Ihre Lizenzschlüssel',
      again: 'Dieser Link zeigt Ihnen Bestellung und Schlüssel bis zum {date}:',
      show: 'Bestellung und Schlüssel ansehen',
      account: 'Die Schlüssel stehen auch in Ihrem Konto:',
    },
    lead: 'Danke, dass Sie {product} gekauft haben. Hier ist der Schlüssel für Ihre {licence}:',
    worksUntil: 'Er gilt bis zum {date} und verlängert sich nicht. Es wird nichts weiter abgebucht.',
    renewsOn:
      'Er gilt bis zum {date}. Dann verlängert er sich für {price}, abgebucht von Ihrer Karte, und so weiter, bis Sie kündigen. Das können Sie jederzeit in Ihrem Konto oder ohne Anmeldung hier: {page}',
    worksForever: 'Er gilt unbegrenzt, und alle Updates sind enthalten.',
    activate:
      'So aktivieren Sie: {product} installieren, im Menü „Hilfe“ den Eintrag „Lizenzschlüssel eingeben“ wählen und den Schlüssel mit oder ohne Bindestriche einfügen.',
    download: '{product} {version} herunterladen',
    downloadVersion: 'Version {version} herunterladen',
    facts: 'Bestellung {number}, {total}, bezahlt am {date}.',
    again: 'Dieser Link zeigt Ihnen Bestellung und Schlüssel bis zum {date}:',
    find: 'Später können Sie sich den Link zu dieser Bestellung erneut zusenden lassen: {page}',
    show: 'Bestellung und Schlüssel ansehen',
    invoice: 'Rechnung {number} (PDF)',
    newAccount:
      'Wir haben für diese Adresse ein Konto angelegt, damit Sie Schlüssel und Download immer zur Hand haben. Es hat noch kein Passwort:',
    setPassword: 'Passwort festlegen',
    account: 'Der Schlüssel steht auch in Ihrem Konto:',
    toAccount: 'Zu meinen Produkten',
    consents:
      'Sie haben am {date} ausdrücklich verlangt, dass wir vor Ablauf der 14-tägigen Widerrufsfrist liefern, und bestätigt, dass Ihnen bekannt ist, dass Ihr Widerrufsrecht mit der Lieferung des Schlüssels erlischt. Die 14-Tage-Geld-zurück-Garantie bleibt davon unberührt.',
    footer:
      'Sie erhalten diese E-Mail, weil die Bestellung {number} mit dieser Adresse bezahlt wurde. Innerhalb von 14 Tagen erhalten Sie auf Wunsch Ihr Geld zurück: Antworten Sie einfach auf diese E-Mail.',
  },
  newPrice: {
    price_rise: {
      subject: '{product}: neuer Preis ab dem {date}',
      title: 'Ein neuer Preis, wenn Sie zustimmen',
      text: 'Ab dem {date} soll sich {product} ({licence}) für {price} statt {old} verlängern. Dafür brauchen wir Ihre Zustimmung.',
      keeps: 'Ohne Ihre Zustimmung ändert sich nichts: Es verlängert sich weiter für {old}.',
      ends: 'Ohne Ihre Zustimmung wird nicht mehr verlängert: Ihr Abonnement endet am {date}, und es wird nichts mehr abgebucht.',
      button: 'Neuen Preis ansehen und zustimmen',
      refuse: 'Wenn Sie lieber kündigen möchten, geht das ohne Anmeldung: {page}',
    },
    price_fall: {
      subject: '{product} kostet ab dem {date} weniger',
      title: 'Ihr Abonnement wird günstiger',
      text: 'Ab dem {date} verlängert sich {product} ({licence}) für {price} statt {old}. Sie müssen nichts tun.',
      button: 'Zu meinen Abonnements',
    },
    price_withdrawn: {
      subject: '{product}: Der neue Preis ist zurückgenommen',
      title: 'Ihr alter Preis bleibt',
      text: 'Den neuen Preis von {price} für {product} ({licence}), über den wir Ihnen geschrieben haben, haben wir zurückgenommen. Es bleibt beim alten: Ihr Abonnement verlängert sich weiter für {old}. Sie müssen nichts tun, auch wenn Sie schon zugestimmt haben.',
      button: 'Zu meinen Abonnements',
    },
  },
  subscription: {
    footer: 'Sie erhalten diese E-Mail, weil Sie {product} abonniert haben. Zum Kündigen: {page}',
    footerEnded: 'Sie erhalten diese E-Mail, weil Sie {product} abonniert hatten.',
    footerGift: 'Sie erhalten diese E-Mail, weil Sie {product} geschenkt bekommen haben.',
    goesOn: '{product} läuft bis zum {end} weiter. Am {next} versuchen wir es noch einmal.',
    renewed: {
      subject: '{product} ist verlängert bis {date}',
      title: 'Ihre Lizenz läuft weiter',
      text: 'Wir haben {price} von Ihrer Karte abgebucht. {product} läuft bis zum {date} mit demselben Schlüssel. Sie müssen nichts tun.',
      credited:
        'Die Verlängerung ist ganz mit Ihrem Guthaben bezahlt, abgebucht wurde nichts. {product} läuft bis zum {date} mit demselben Schlüssel. Sie müssen nichts tun.',
      button: 'Zu meinen Produkten',
    },
    failed: {
      subject: '{product}: Abbuchung fehlgeschlagen',
      title: 'Die Abbuchung ist fehlgeschlagen',
      text: 'Seit dem {date} sind {price} für {product} fällig. Wir konnten sie nicht von Ihrer Karte abbuchen.',
      button: 'Andere Karte angeben',
    },
    bank: {
      subject: '{product}: Ihre Bank bittet um Bestätigung',
      title: 'Ihre Bank bittet um Bestätigung',
      text: 'Seit dem {date} sind {price} für {product} fällig. Ihre Bank möchte, dass Sie die Zahlung selbst bestätigen.',
      button: 'Zahlung bestätigen',
    },
    reminder: {
      subject: '{product} verlängert sich am {date}',
      title: 'Ihre Lizenz verlängert sich bald',
      text: 'Am {date} verlängert sich {product} ({licence}). Dann werden {price} von Ihrer Karte abgebucht. Wenn Sie das möchten, müssen Sie nichts tun. Wenn nicht, kündigen Sie vor diesem Tag: {page}',
      button: 'Zu meinen Abonnements',
    },
    card: {
      subject: '{product}: Wir brauchen eine andere Karte',
      title: 'Wir brauchen eine andere Karte',
      text: 'Am {date} verlängert sich {product} für {price}. Uns liegt keine Karte vor, die an diesem Tag noch gültig ist.',
      button: 'Andere Karte angeben',
    },
    switched: {
      subject: '{product}: Ihr Tarif ist geändert',
      title: 'Ihr Tarif ist geändert',
      text: '{product} ist jetzt eine {licence}. Wir haben {price} abgebucht; was vom bisherigen Tarif übrig war, ist darin angerechnet. Sie läuft bis zum {date} mit demselben Schlüssel und verlängert sich dann für {renewal}, bis Sie kündigen.',
      credited:
        '{product} ist jetzt eine {licence}. Was vom bisherigen Tarif übrig war, deckt den ganzen Preis; abgebucht wurde nichts. Sie läuft bis zum {date} mit demselben Schlüssel und verlängert sich dann für {renewal}, bis Sie kündigen.',
      button: 'Zu meinen Produkten',
    },
    planned: {
      subject: '{product}: Ihr Tarif ändert sich am {date}',
      title: 'Ihr Tarif ändert sich mit der nächsten Verlängerung',
      text: 'Am {date} wird aus {product} eine {licence} für {price}, die sich für diesen Preis verlängert, bis Sie kündigen. Bis dahin ändert sich nichts, und es wird nichts abgebucht. Bis zu diesem Tag können Sie es rückgängig machen.',
      button: 'Zu meinen Abonnements',
    },
    lifetime: {
      subject: '{product} gehört Ihnen jetzt auf Dauer',
      title: 'Ihre Lizenz endet nicht mehr',
      text: '{product} hat jetzt eine lebenslange Lizenz. Wir haben {price} abgebucht; was vom bisherigen Tarif übrig war, ist darin angerechnet. Ihr Schlüssel bleibt derselbe. Ihr Abonnement ist beendet, und es wird nichts mehr abgebucht.',
      credited:
        '{product} hat jetzt eine lebenslange Lizenz. Was vom bisherigen Tarif übrig war, deckt den ganzen Preis; abgebucht wurde nichts. Ihr Schlüssel bleibt derselbe. Ihr Abonnement ist beendet, und es wird nichts mehr abgebucht.',
      button: 'Zu meinen Produkten',
    },
    cancelled: {
      subject: '{product}: Ihr Abonnement endet am {date}',
      title: 'Ihr Abonnement ist gekündigt',
      text: 'Sie haben Ihr Abonnement für {product} gekündigt. Es läuft bis zum {date}, und es wird nichts mehr abgebucht.',
      button: 'Zu meinen Abonnements',
    },
    ended: {
      subject: '{product}: Ihr Abonnement ist beendet',
      title: 'Ihr Abonnement ist beendet',
      unpaid:
        'Wir konnten den Preis für {product} nicht abbuchen und versuchen es nicht weiter. Ihr Abonnement ist beendet. Es wird nichts mehr abgebucht.',
      price:
        'Sie haben dem neuen Preis von {product} nicht zugestimmt, deshalb wurde nicht verlängert. Ihr Abonnement ist beendet, und es wird nichts mehr abgebucht.',
      cancelled:
        'Ihr Abonnement für {product} wurde gekündigt und ist beendet. Es wird nichts mehr abgebucht.',
      other: 'Ihr Abonnement für {product} ist beendet. Es wird nichts mehr abgebucht.',
      button: 'Zu meinen Abonnements',
    },
    gift_ended: {
      subject: '{product}: Das Abonnement zu Ihrem Geschenk ist beendet',
      title: 'Das Abonnement zu Ihrem Geschenk ist beendet',
      text: 'Das Abonnement für {product}, das Sie geschenkt bekommen haben, ist beendet und wird nicht verlängert. Bis wann die Lizenz gilt, steht bei Ihren Produkten. Wenn Sie sie behalten möchten, können Sie sie dort kaufen.',
      button: 'Zu meinen Produkten',
    },
  },
  basket: {
    subject: 'Ihr Warenkorb bei Spindle',
    title: 'Ihr Warenkorb',
    text: 'Sie wollten zu diesem Warenkorb zurückkommen können: {products}.',
    button: 'Zurück zur Kasse',
    prices: 'Es gelten die Preise des Tages, an dem Sie zurückkommen.',
    footer:
      'Sie erhalten diese E-Mail, weil diese Adresse an unserer Kasse eingegeben wurde. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  privacy: {
    export: {
      subject: 'Ihre Daten liegen bereit',
      title: 'Ihre Daten liegen bereit',
      text: 'Sie haben angefordert, was wir über Sie gespeichert haben. Sie können es {days} Tage lang in Ihrem Konto abholen, danach wird es gelöscht.',
      button: 'Abholen',
    },
    blockedExport: {
      subject: 'Ihre Daten liegen bereit',
      title: 'Ihre Daten liegen bereit',
      text: 'Sie haben angefordert, was wir über Sie gespeichert haben. Sie können es {days} Tage lang abholen, danach wird es gelöscht. Die Schaltfläche führt zu einer Seite, die Ihnen den Link dazu schickt.',
      button: 'Abholen',
    },
    link: {
      subject: 'Ihre Daten in unserem Shop',
      blocked:
        'Jemand, vermutlich Sie, hat einen Link zu den Daten dieses Kontos angefordert. Er gilt {minutes} Minuten und braucht keine Anmeldung: Damit nehmen Sie Ihre Daten mit oder lassen sie löschen. Sonst öffnet er nichts.',
      logIn:
        'Jemand, vermutlich Sie, wollte wissen, wie sich die Daten dieses Kontos mitnehmen oder löschen lassen. Melden Sie sich an: Beides finden Sie in Ihrem Konto.',
      button: 'Zu Ihren Daten',
    },
    erasure: {
      subject: 'Ihr Konto wird am {day} gelöscht',
      title: 'Ihr Konto ist geschlossen und wird gelöscht',
      text: 'Sie haben uns gebeten, Ihr Konto zu löschen. Sie sind überall abgemeldet, und niemand kann sich mehr anmelden. Am {day} löschen wir Ihre Daten endgültig. Ihre Abonnements sind gekündigt.',
      stays:
        'Ihre Lizenzschlüssel gelten weiter, so wie Sie sie bezahlt haben. Bitte notieren Sie sie: Nach diesem Tag kann sie niemand mehr für Sie nachsehen. Rechnungen bleiben so lange, wie das Steuerrecht es verlangt, und nur unsere Buchhaltung kann sie sehen.',
      button: 'Konto behalten',
      undo: 'Die Schaltfläche macht das bis dahin rückgängig, ein einziges Mal. Danach melden Sie sich an wie zuvor; gekündigte Abonnements können Sie selbst fortsetzen.',
      wrong:
        'Wenn Sie das nicht waren, behalten Sie Ihr Konto und wählen Sie sofort ein neues Passwort: Jemand anderes hat es verwendet.',
    },
    wrong:
      'Wenn Sie das nicht waren, wählen Sie ein neues Passwort: Jemand anderes verwendet vielleicht Ihr Konto.',
  },
  account: {
    footer:
      'Sie erhalten diese E-Mail, weil diese Adresse in unserem Shop eingegeben wurde. Waren Sie das nicht, müssen Sie nichts tun.',
    ownFooter: 'Sie erhalten diese E-Mail, weil diese Adresse zu einem Konto in unserem Shop gehört.',
    code: {
      subject: '{code} ist Ihr Code für Spindle',
      title: 'Ihr Code',
      text: {
        registration: 'Geben Sie diesen Code dort ein, wo Sie sich registrieren:',
        member: 'Geben Sie diesen Code ein, um zu bestätigen, dass Sie es sind:',
        address: 'Geben Sie diesen Code ein, um diese Adresse für Ihr Konto zu verwenden:',
        captcha: 'Geben Sie diesen Code auf unserer Seite ein, um zu bestätigen, dass Sie ein Mensch sind:',
      },
      lasts: 'Er gilt {minutes} Minuten. Niemand aus dem Shop wird Sie je danach fragen.',
    },
    link: {
      subject: 'Ihr Link zur Anmeldung bei Spindle',
      title: 'Anmelden',
      text: 'Mit diesem Link melden Sie sich als {email} an:',
      button: 'Anmelden',
      lasts: 'Er gilt einmal, {minutes} Minuten lang. Niemand aus dem Shop wird Sie je danach fragen.',
    },
    known: {
      subject: 'Sie haben schon ein Spindle-Konto',
      title: 'Sie haben schon ein Konto',
      text: {
        registration:
          'Jemand, vermutlich Sie, wollte sich mit {email} registrieren. Zu dieser Adresse gibt es ein Konto: Melden Sie sich mit Ihrem Passwort an.',
        address:
          'Jemand, vermutlich Sie, wollte {email} für ein anderes Konto verwenden. Zu dieser Adresse gibt es schon ein Konto, und jede Adresse kann nur eines haben.',
      },
      logIn: 'Anmelden',
      set: 'Passwort nicht zur Hand oder noch keines festgelegt? Mit diesem Link legen Sie ein neues fest. Er gilt einmal, {minutes} Minuten lang.',
      setLink: 'Passwort festlegen',
    },
    reset: {
      subject: 'Neues Passwort für Spindle festlegen',
      title: 'Neues Passwort festlegen',
      text: 'Mit diesem Link legen Sie ein neues Passwort für {email} fest:',
      button: 'Neues Passwort festlegen',
      lasts: 'Er gilt einmal, {minutes} Minuten lang. Danach sind alle Geräte abgemeldet.',
    },
    set: {
      subject: 'Passwort für Spindle festlegen',
      title: 'Passwort festlegen',
      text: 'Seit Ihrem Kauf haben Sie ein Konto, aber noch kein Passwort. Mit diesem Link legen Sie eines für {email} fest:',
      button: 'Passwort festlegen',
      lasts: 'Er gilt einmal, {minutes} Minuten lang.',
    },
    moved: {
      subject: 'Ihr Spindle-Konto hat eine neue Adresse',
      title: 'Ihr Konto hat eine neue Adresse',
      text: 'Seit {date} verwendet Ihr Konto {email} statt dieser Adresse.',
      wrong:
        'Waren Sie das nicht, machen Sie es rückgängig: Dann werden alle abgemeldet, und Sie legen ein neues Passwort fest.',
      button: 'Änderung rückgängig machen',
      lasts: 'Der Link gilt {days} Tage.',
    },
    acting: {
      subject: 'Unser Support hat Ihr Spindle-Konto geöffnet',
      title: 'Unser Support sieht sich Ihr Konto an',
      text: 'Am {moment} hat unser Support Ihr Konto so geöffnet, wie Sie es sehen, für höchstens {minutes} Minuten.',
      reason: 'Der angegebene Grund: {reason}',
      limits:
        'Lizenzschlüssel sind dabei verdeckt; bezahlen oder Adresse, Passwort und andere Zugänge ändern kann der Support nicht. Ist das nicht in Ordnung, können Sie es in Ihrem Konto beenden.',
      button: 'Im Konto ansehen',
    },
    merged: {
      subject: 'Ihre Spindle-Konten sind jetzt eines',
      title: 'Ihre Konten sind jetzt eines',
      text: 'Am {date} hat unser Support Ihre Konten {lost} und {kept} zusammengeführt. Alle Bestellungen, Lizenzen und Abonnements sind jetzt beisammen.',
      logIn: 'Melden Sie sich mit {kept} an. Die andere Adresse öffnet kein Konto mehr.',
      wrong: 'Haben Sie nicht darum gebeten, schreiben Sie uns bitte sofort.',
      button: 'Support kontaktieren',
    },
    signIn: {
      subject: 'Neue Anmeldung in Ihrem Spindle-Konto',
      title: 'Anmeldung mit einem neuen Gerät',
      text: 'In Ihrem Konto hat sich jemand mit einem Gerät angemeldet, das wir noch nicht kennen:',
      device: 'Gerät',
      place: 'Ort',
      time: 'Zeit',
      wrong:
        'Waren Sie das, müssen Sie nichts tun. Wenn nicht, melden Sie alle ab und legen Sie ein neues Passwort fest.',
      button: 'Das war ich nicht',
      lasts: 'Der Link gilt {days} Tage.',
    },
    notice: {
      password_changed: {
        subject: 'Ihr Spindle-Passwort wurde geändert',
        title: 'Ihr Passwort wurde geändert',
        text: 'Das Passwort Ihres Kontos wurde am {date} geändert. Alle anderen Geräte wurden abgemeldet.',
      },
      address_changed: {
        subject: 'Dies ist jetzt die Adresse Ihres Spindle-Kontos',
        title: 'Ihre Adresse wurde geändert',
        text: 'Seit {date} melden Sie sich mit dieser Adresse an, und unsere E-Mails kommen hierher.',
      },
      google_linked: {
        subject: 'Ihr Spindle-Konto wurde mit Google verknüpft',
        title: 'Google wurde verknüpft',
        text: 'Seit {date} lässt sich Ihr Konto mit einem Google-Konto öffnen.',
      },
      google_unlinked: {
        subject: 'Ihr Spindle-Konto ist nicht mehr mit Google verknüpft',
        title: 'Die Verknüpfung mit Google wurde gelöst',
        text: 'Am {date} wurde die Verknüpfung Ihres Kontos mit Google gelöst. Alle anderen Geräte wurden abgemeldet.',
      },
      two_factor_on: {
        subject: 'Anmeldung in zwei Schritten für Ihr Spindle-Konto eingeschaltet',
        title: 'Anmeldung in zwei Schritten eingeschaltet',
        text: 'Sie wurde am {date} eingeschaltet. Ab jetzt verlangt Ihr Konto bei der Anmeldung einen Code aus Ihrer App.',
      },
      two_factor_off: {
        subject: 'Anmeldung in zwei Schritten für Ihr Spindle-Konto ausgeschaltet',
        title: 'Anmeldung in zwei Schritten ausgeschaltet',
        text: 'Sie wurde am {date} ausgeschaltet. Jetzt öffnet allein das Passwort Ihr Konto.',
      },
      recovery_code_used: {
        subject: 'Ein Wiederherstellungscode Ihres Spindle-Kontos wurde verwendet',
        title: 'Ein Wiederherstellungscode wurde verwendet',
        text: 'Am {date} wurde einer Ihrer Wiederherstellungscodes statt eines Codes aus Ihrer App verwendet. Er gilt nicht mehr.',
      },
      passkey_added: {
        subject: 'Passkey zu Ihrem Spindle-Konto hinzugefügt',
        title: 'Passkey hinzugefügt',
        text: 'Er wurde am {date} hinzugefügt und öffnet Ihr Konto ohne Passwort.',
      },
      passkey_removed: {
        subject: 'Passkey aus Ihrem Spindle-Konto entfernt',
        title: 'Passkey entfernt',
        text: 'Er wurde am {date} entfernt und öffnet Ihr Konto nicht mehr. Alle anderen Geräte sind abgemeldet.',
      },
      wrong: 'Waren Sie das nicht, legen Sie jetzt ein neues Passwort fest.',
      button: 'Neues Passwort festlegen',
    },
  },
} satisfies Translated<typeof reference>;
