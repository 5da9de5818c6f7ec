import type { Translated } from '../../translated.ts';
import type { accountMail as reference } from './en.ts';

export const accountMail = {
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
        'Wenn Sie das nicht waren, behalten Sie Ihr Konto und legen Sie sofort ein neues Passwort fest: Jemand anderes hat es verwendet.',
    },
    wrong:
      'Wenn Sie das nicht waren, legen Sie ein neues Passwort fest: Jemand anderes verwendet vielleicht Ihr Konto.',
  },
  account: {
    footer:
      'Sie erhalten diese E-Mail, weil diese Adresse in unserem Shop eingegeben wurde. Waren Sie das nicht, müssen Sie nichts tun.',
    ownFooter: 'Sie erhalten diese E-Mail, weil diese Adresse zu einem Konto in unserem Shop gehört.',
    code: {
      subject: '{code} ist Ihr Code für {shop}',
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
      subject: 'Ihr Link zur Anmeldung bei {shop}',
      title: 'Anmelden',
      text: 'Mit diesem Link melden Sie sich als {email} an:',
      button: 'Anmelden',
      lasts: 'Er gilt einmal, {minutes} Minuten lang. Niemand aus dem Shop wird Sie je danach fragen.',
    },
    known: {
      subject: 'Sie haben schon ein Konto bei {shop}',
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
      subject: 'Neues Passwort für {shop} festlegen',
      title: 'Neues Passwort festlegen',
      text: 'Mit diesem Link legen Sie ein neues Passwort für {email} fest:',
      button: 'Neues Passwort festlegen',
      lasts:
        'Er gilt einmal, {minutes} Minuten lang. Danach sind alle Geräte abgemeldet, und sobald Sie wieder angemeldet sind, öffnen Passkeys und Google das Konto nicht mehr.',
    },
    set: {
      subject: 'Passwort für {shop} festlegen',
      title: 'Passwort festlegen',
      text: 'Seit Ihrem Kauf haben Sie ein Konto, aber noch kein Passwort. Mit diesem Link legen Sie eines für {email} fest:',
      button: 'Passwort festlegen',
      lasts: 'Er gilt einmal, {minutes} Minuten lang.',
    },
    moved: {
      subject: 'Ihr Konto bei {shop} hat eine neue Adresse',
      title: 'Ihr Konto hat eine neue Adresse',
      text: 'Seit dem {date} verwendet Ihr Konto {email} statt dieser Adresse.',
      wrong:
        'Waren Sie das nicht, machen Sie es rückgängig: Dann werden alle abgemeldet, und Sie legen ein neues Passwort fest.',
      button: 'Änderung rückgängig machen',
      lasts:
        'Der Link gilt bis zum {date}. Bis dahin kann sich niemand anders mit dieser Adresse registrieren.',
      asked:
        'Jemand, vermutlich Sie, wollte sich mit dieser Adresse anmelden oder registrieren. Bis vor Kurzem gehörte sie zu einem Konto.',
    },
    acting: {
      subject: 'Unser Support hat Ihr Konto bei {shop} geöffnet',
      title: 'Unser Support sieht sich Ihr Konto an',
      text: 'Am {moment} hat unser Support Ihr Konto so geöffnet, wie Sie es sehen, für höchstens {minutes} Minuten.',
      reason: 'Der angegebene Grund: {reason}',
      limits:
        'Lizenzschlüssel sind dabei verdeckt; bezahlen oder Adresse, Passwort und andere Zugänge ändern kann der Support nicht. Ist das nicht in Ordnung, können Sie es in Ihrem Konto beenden.',
      button: 'Im Konto ansehen',
    },
    merged: {
      subject: 'Ihre Konten bei {shop} sind jetzt eines',
      title: 'Ihre Konten sind jetzt eines',
      text: 'Am {date} hat unser Support Ihre Konten {lost} und {kept} zusammengeführt. Alle Bestellungen, Lizenzen und Abonnements sind jetzt beisammen.',
      logIn: 'Melden Sie sich mit {kept} an. Die andere Adresse öffnet kein Konto mehr.',
      wrong: 'Haben Sie nicht darum gebeten, schreiben Sie uns bitte sofort.',
      button: 'Support kontaktieren',
    },
    signIn: {
      subject: 'Neue Anmeldung in Ihrem Konto bei {shop}',
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
        subject: 'Ihr Passwort bei {shop} wurde geändert',
        title: 'Ihr Passwort wurde geändert',
        text: 'Das Passwort Ihres Kontos wurde am {date} geändert. Alle anderen Geräte wurden abgemeldet.',
      },
      password_reset: {
        subject: 'Ihr Passwort bei {shop} wurde festgelegt',
        title: 'Ihr Passwort wurde festgelegt',
        text: 'Am {date} wurde das Passwort Ihres Kontos über einen Link festgelegt, den wir an diese Adresse geschickt hatten. Alle Geräte wurden abgemeldet.',
      },
      password_reset_ways: {
        subject: 'Ihr Passwort bei {shop} wurde festgelegt',
        title: 'Ihr Passwort wurde festgelegt',
        text: 'Am {date} wurde das Passwort Ihres Kontos über einen Link festgelegt, den wir an diese Adresse geschickt hatten. Alle Geräte wurden abgemeldet, und Passkeys und Google öffnen Ihr Konto nicht mehr: Nach der Anmeldung können Sie sie wieder hinzufügen.',
      },
      ways_ended: {
        subject: 'Passkeys und Google öffnen Ihr Konto bei {shop} nicht mehr',
        title: 'Passkeys und Google entfernt',
        text: 'Mit der Anmeldung am {date}, nachdem ein neues Passwort festgelegt worden war, wurden alle Passkeys entfernt und die Verknüpfung mit Google gelöst. In Ihrem Konto können Sie beides wieder einrichten.',
      },
      address_proved: {
        subject: 'Frühere Zugänge zu Ihrem Konto bei {shop} wurden entfernt',
        title: 'Frühere Zugänge entfernt',
        text: 'Am {date} wurde zum ersten Mal ein Link geöffnet, den wir an diese Adresse geschickt hatten. Bis dahin hatte niemand gezeigt, dass die Adresse ihm gehört. Deshalb wurde entfernt, was das Konto vorher geöffnet hat: Passwort, Passkeys, Google und die Anmeldung in zwei Schritten. In Ihrem Konto können Sie alles wieder einrichten.',
      },
      address_changed: {
        subject: 'Dies ist jetzt die Adresse Ihres Kontos bei {shop}',
        title: 'Ihre Adresse wurde geändert',
        text: 'Seit dem {date} melden Sie sich mit dieser Adresse an, und unsere E-Mails kommen hierher.',
      },
      google_linked: {
        subject: 'Ihr Konto bei {shop} wurde mit Google verknüpft',
        title: 'Google wurde verknüpft',
        text: 'Seit dem {date} lässt sich Ihr Konto mit einem Google-Konto öffnen.',
      },
      google_unlinked: {
        subject: 'Ihr Konto bei {shop} ist nicht mehr mit Google verknüpft',
        title: 'Die Verknüpfung mit Google wurde gelöst',
        text: 'Am {date} wurde die Verknüpfung Ihres Kontos mit Google gelöst. Alle anderen Geräte wurden abgemeldet.',
      },
      two_factor_on: {
        subject: 'Anmeldung in zwei Schritten für Ihr Konto bei {shop} eingeschaltet',
        title: 'Anmeldung in zwei Schritten eingeschaltet',
        text: 'Sie wurde am {date} eingeschaltet. Ab jetzt verlangt Ihr Konto bei der Anmeldung einen Code aus Ihrer App.',
      },
      two_factor_off: {
        subject: 'Anmeldung in zwei Schritten für Ihr Konto bei {shop} ausgeschaltet',
        title: 'Anmeldung in zwei Schritten ausgeschaltet',
        text: 'Sie wurde am {date} ausgeschaltet. Jetzt öffnet allein das Passwort Ihr Konto.',
      },
      recovery_code_used: {
        subject: 'Ein Wiederherstellungscode Ihres Kontos bei {shop} wurde verwendet',
        title: 'Ein Wiederherstellungscode wurde verwendet',
        text: 'Am {date} wurde einer Ihrer Wiederherstellungscodes statt eines Codes aus Ihrer App verwendet. Er gilt nicht mehr.',
      },
      recovery_codes_new: {
        subject: 'Neue Wiederherstellungscodes für Ihr Konto bei {shop}',
        title: 'Neue Wiederherstellungscodes',
        text: 'Sie wurden am {date} erstellt, die früheren gelten nicht mehr. Wenn Sie das nicht waren, erstellen Sie wieder neue, sobald Sie ein neues Passwort haben.',
      },
      codes_wrong: {
        subject: 'Falsche Codes für Ihr Konto bei {shop}',
        title: 'Falsche Codes eingegeben',
        text: 'Am {date} hat jemand, der den ersten Schritt Ihrer Anmeldung geschafft hat oder ein angemeldetes Gerät benutzt, mehrmals falsche Codes für die Anmeldung in zwei Schritten eingegeben. Die Codes haben nichts geöffnet.',
      },
      passkey_added: {
        subject: 'Passkey zu Ihrem Konto bei {shop} hinzugefügt',
        title: 'Passkey hinzugefügt',
        text: 'Er wurde am {date} hinzugefügt und öffnet Ihr Konto ohne Passwort.',
      },
      passkey_removed: {
        subject: 'Passkey aus Ihrem Konto bei {shop} entfernt',
        title: 'Passkey entfernt',
        text: 'Er wurde am {date} entfernt und öffnet Ihr Konto nicht mehr. Alle anderen Geräte sind abgemeldet.',
      },
      wrong: 'Waren Sie das nicht, legen Sie jetzt ein neues Passwort fest.',
      button: 'Neues Passwort festlegen',
    },
  },
} satisfies Translated<typeof reference>;
