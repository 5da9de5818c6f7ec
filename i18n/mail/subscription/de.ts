import type { Translated } from '../../translated.ts';
import type { subscriptionMail as reference } from './en.ts';

export const subscriptionMail = {
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
    rests: '{product} läuft wieder, sobald bezahlt ist. Am {next} versuchen wir es noch einmal.',
    receipt: 'Bestellung {number}, bezahlt am {date}.',
    renewed: {
      subject: '{product} ist bis zum {date} verlängert',
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
      credited:
        'Am {date} verlängert sich {product} ({licence}). Ihr Guthaben reicht dafür aus, es wird nichts abgebucht. Wenn Sie das möchten, müssen Sie nichts tun. Wenn nicht, kündigen Sie vor diesem Tag: {page}',
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
      text: 'Für {product} haben Sie jetzt eine {licence}. Wir haben {price} abgebucht; was vom bisherigen Tarif übrig war, ist darin angerechnet. Sie läuft bis zum {date} mit demselben Schlüssel und verlängert sich dann für {renewal}, bis Sie kündigen.',
      credited:
        'Für {product} haben Sie jetzt eine {licence}. Was vom bisherigen Tarif übrig war, deckt den ganzen Preis; abgebucht wurde nichts. Sie läuft bis zum {date} mit demselben Schlüssel und verlängert sich dann für {renewal}, bis Sie kündigen.',
      ends: 'Für {product} haben Sie jetzt eine {licence}. Wir haben {price} abgebucht; was vom bisherigen Tarif übrig war, ist darin angerechnet. Sie haben gekündigt: Die Lizenz läuft bis zum {date} mit demselben Schlüssel und endet dann, es wird nichts mehr abgebucht.',
      button: 'Zu meinen Produkten',
    },
    planned: {
      subject: '{product}: Ihr Tarif ändert sich am {date}',
      title: 'Ihr Tarif ändert sich mit der nächsten Verlängerung',
      text: 'Ab dem {date} gilt für {product} eine {licence} zum Preis von {price}, die sich für diesen Preis verlängert, bis Sie kündigen. Bis dahin ändert sich nichts, und es wird nichts abgebucht. Bis zu diesem Tag können Sie es rückgängig machen.',
      button: 'Zu meinen Abonnements',
    },
    lifetime: {
      subject: '{product} gehört Ihnen jetzt auf Dauer',
      title: 'Ihre Lizenz endet nicht mehr',
      text: 'Für {product} haben Sie jetzt eine lebenslange Lizenz. Wir haben {price} abgebucht; was vom bisherigen Tarif übrig war, ist darin angerechnet. Ihr Schlüssel bleibt derselbe. Ihr Abonnement ist beendet, und es wird nichts mehr abgebucht.',
      credited:
        'Für {product} haben Sie jetzt eine lebenslange Lizenz. Was vom bisherigen Tarif übrig war, deckt den ganzen Preis; abgebucht wurde nichts. Ihr Schlüssel bleibt derselbe. Ihr Abonnement ist beendet, und es wird nichts mehr abgebucht.',
      button: 'Zu meinen Produkten',
    },
    cancelled: {
      subject: '{product}: Ihr Abonnement endet am {date}',
      subjectWaits: '{product}: Ihr Abonnement ist gekündigt',
      title: 'Ihr Abonnement ist gekündigt',
      text: 'Sie haben Ihr Abonnement für {product} gekündigt. Es läuft bis zum {date}, und es wird nichts mehr abgebucht.',
      waits:
        'Sie haben Ihr Abonnement für {product} gekündigt. Eine Zahlung dafür ist noch offen. Geht sie ein, läuft es bis zum Ende des Zeitraums, den sie bezahlt; andernfalls endet es sofort. Mehr wird nicht abgebucht.',
      switchWaits:
        'Sie haben Ihr Abonnement für {product} gekündigt. Ein Tarifwechsel dafür ist noch offen. Wird er bezahlt, gilt der neue Tarif für seine ganze Dauer; andernfalls endet das Abonnement am {date}. Mehr wird nicht abgebucht.',
      button: 'Zu meinen Abonnements',
    },
    paused: {
      subject: '{product}: Ihr Abonnement pausiert',
      title: 'Ihr Abonnement pausiert',
      text: 'Ihr Abonnement für {product} ({licence}) pausiert. Was Sie bezahlt haben, gilt bis zum {date}. Bis das Abonnement fortgesetzt wird, buchen wir nichts ab.',
      button: 'Zu meinen Abonnements',
    },
    resumed: {
      subject: '{product}: Ihr Abonnement läuft weiter',
      title: 'Ihr Abonnement läuft weiter',
      text: 'Ihr Abonnement für {product} ({licence}) ist wieder aktiv. Die nächste Zahlung ist am {date} fällig: Dann werden {price} von Ihrer Karte abgebucht, danach {renewal} bei jeder Verlängerung, bis Sie kündigen. Das können Sie jederzeit tun: {page}',
      anew: 'Ihr Abonnement für {product} ({licence}) ist wieder aktiv. Heute beginnt ein neuer Zeitraum: {price} werden jetzt von Ihrer Karte abgebucht, danach {renewal} bei jeder Verlängerung, bis Sie kündigen. Das können Sie jederzeit tun: {page}',
      credited:
        'Ihr Abonnement für {product} ({licence}) ist wieder aktiv. Am {date} verlängert es sich: Ihr Guthaben reicht dafür aus, es wird nichts abgebucht. Danach kostet jede Verlängerung {renewal}, bis Sie kündigen. Das können Sie jederzeit tun: {page}',
      anewCredited:
        'Ihr Abonnement für {product} ({licence}) ist wieder aktiv. Heute beginnt ein neuer Zeitraum: Ihr Guthaben reicht dafür aus, es wird nichts abgebucht. Danach kostet jede Verlängerung {renewal}, bis Sie kündigen. Das können Sie jederzeit tun: {page}',
      waits:
        'Ihr Abonnement für {product} ({licence}) ist wieder aktiv. Die Zahlung für den Zeitraum ab dem {date} ist noch offen, eine zweite wird dafür nicht abgebucht. Danach kostet jede Verlängerung {renewal}, bis Sie kündigen. Das können Sie jederzeit tun: {page}',
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
} satisfies Translated<typeof reference>;
