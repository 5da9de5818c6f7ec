/** Words of mails about an account, its ways in and its data. */
export const accountMail = {
  privacy: {
    export: {
      subject: 'Your data is ready',
      title: 'Your data is ready',
      text: 'You asked for what we hold about you. It can be fetched in your member centre for {days} days; then it is deleted.',
      button: 'Fetch it',
    },
    blockedExport: {
      subject: 'Your data is ready',
      title: 'Your data is ready',
      text: 'You asked for what we hold about you. It can be fetched for {days} days; then it is deleted. The button leads to a page that emails you a link for it.',
      button: 'Fetch it',
    },
    link: {
      subject: 'Your data in our shop',
      blocked:
        'Somebody, probably you, asked for a link to the data of this account. It works for {minutes} minutes and needs no log-in: take your data along, or have it erased. It opens nothing else.',
      logIn:
        'Somebody, probably you, asked how to take along or erase the data of this account. Log in, and you find both in your member centre.',
      button: 'To your data',
    },
    erasure: {
      subject: 'Your account will be erased on {day}',
      title: 'Your account is closed and will be erased',
      text: 'You asked us to erase your account. You are logged out everywhere, and nobody can log in. On {day} we erase your data for good. Your subscriptions have been cancelled.',
      stays:
        'Your licence keys go on working for what you paid for. Please note them down: after that day nobody can look them up for you. Invoices stay for as long as tax law asks for, and only our accountants can see them.',
      button: 'Keep my account',
      undo: 'The button undoes it until then, once. You can log in again as before; cancelled subscriptions are yours to resume.',
      wrong:
        'If that wasn’t you, keep your account and choose a new password right away: somebody else has been using it.',
    },
    wrong: 'If that wasn’t you, choose a new password: somebody else may be using your account.',
  },
  account: {
    footer:
      'You’re receiving this email because this address was entered in our shop. If that wasn’t you, there’s nothing you need to do.',
    ownFooter: 'You’re receiving this email because this address belongs to an account in our shop.',
    code: {
      subject: '{code} is your code for {shop}',
      title: 'Your code',
      text: {
        registration: 'Enter this code where you’re registering:',
        member: 'Enter this code to confirm that it’s you:',
        address: 'Enter this code to use this address for your account:',
        captcha: 'Enter this code on our page to confirm that you’re a person:',
      },
      lasts: 'It works for {minutes} minutes. Nobody from the shop will ever ask you for it.',
    },
    link: {
      subject: 'Your link to log in to {shop}',
      title: 'Log in',
      text: 'Use this link to log in as {email}:',
      button: 'Log in',
      lasts: 'It works once, for {minutes} minutes. Nobody from the shop will ever ask you for it.',
    },
    known: {
      subject: 'You already have an account at {shop}',
      title: 'You already have an account',
      text: {
        registration:
          'Someone, probably you, tried to register with {email}. There is already an account for this address: log in with your password.',
        address:
          'Someone, probably you, wanted to use {email} for another account. There is already an account for this address, and an address can only have one.',
      },
      logIn: 'Log in',
      set: 'No password at hand, or none chosen yet? Use this link to choose one. It works once, for {minutes} minutes.',
      setLink: 'Choose a password',
    },
    reset: {
      subject: 'Choose a new password for {shop}',
      title: 'Choose a new password',
      text: 'Use this link to choose a new password for {email}:',
      button: 'Choose a new password',
      lasts:
        'It works once, for {minutes} minutes. All devices will then be logged out, and once you are logged in, passkeys and Google no longer open the account.',
    },
    set: {
      subject: 'Choose a password for {shop}',
      title: 'Choose a password',
      text: 'You’ve had an account since your purchase, but no password yet. Use this link to choose one for {email}:',
      button: 'Choose a password',
      lasts: 'It works once, for {minutes} minutes.',
    },
    moved: {
      subject: 'Your {shop} account has a new address',
      title: 'Your account has a new address',
      text: 'Since {date}, your account uses {email} instead of this address.',
      wrong: 'If that wasn’t you, take it back: everyone is logged out then, and you choose a new password.',
      button: 'Take the change back',
      lasts: 'The link works until {date}. Until then, nobody else can register with this address.',
      asked:
        'Someone, probably you, wanted to log in or register with this address. Until recently it was the address of an account.',
    },
    acting: {
      subject: 'Our support has opened your {shop} account',
      title: 'Our support is looking into your account',
      text: 'On {moment}, our support opened your account as you see it, for {minutes} minutes at most.',
      reason: 'The reason they gave: {reason}',
      limits:
        'They see your licence keys masked, and can neither pay nor change your address, password or other ways in. If this isn’t right, you can end it in your account.',
      button: 'See it in your account',
    },
    merged: {
      subject: 'Your {shop} accounts are one now',
      title: 'Your accounts are one now',
      text: 'On {date}, our support merged your accounts {lost} and {kept}. All orders, licences and subscriptions are together now.',
      logIn: 'Log in with {kept}. The other address opens no account any more.',
      wrong: 'If you didn’t ask for this, please write to us at once.',
      button: 'Contact support',
    },
    signIn: {
      subject: 'New log-in to your {shop} account',
      title: 'A new device logged in',
      text: 'Somebody has logged in to your account with a device that we don’t know yet:',
      device: 'Device',
      place: 'Place',
      time: 'Time',
      wrong:
        'If that was you, there’s nothing you need to do. If not, log everyone out and choose a new password.',
      button: 'That wasn’t me',
      lasts: 'The link works for {days} days.',
    },
    notice: {
      password_changed: {
        subject: 'Your {shop} password was changed',
        title: 'Your password was changed',
        text: 'The password of your account was changed on {date}. All other devices were logged out.',
      },
      password_reset: {
        subject: 'Your {shop} password was set',
        title: 'Your password was set',
        text: 'On {date}, the password of your account was set with a link that we’d sent to this address. All devices were logged out.',
      },
      password_reset_ways: {
        subject: 'Your {shop} password was set',
        title: 'Your password was set',
        text: 'On {date}, the password of your account was set with a link that we’d sent to this address. All devices were logged out, and passkeys and Google no longer open your account: you can add them again once you’re logged in.',
      },
      ways_ended: {
        subject: 'Passkeys and Google no longer open your {shop} account',
        title: 'Passkeys and Google were removed',
        text: 'With the log-in on {date}, after a new password was set, all passkeys were removed and Google was unlinked. You can add them again in your account.',
      },
      address_proved: {
        subject: 'Earlier ways into your {shop} account were removed',
        title: 'Earlier ways to log in were removed',
        text: 'On {date}, a link that we’d sent to this address was followed for the first time. Until then, nobody had shown that the address is theirs. So whatever opened the account before was removed: password, passkeys, Google and two-step log-in. You can set them up again in your account.',
      },
      address_changed: {
        subject: 'This is now the address of your {shop} account',
        title: 'Your address was changed',
        text: 'Since {date}, you log in with this address, and our emails go here.',
      },
      google_linked: {
        subject: 'Your {shop} account was linked to Google',
        title: 'Google was linked',
        text: 'Since {date}, your account can be opened with a Google account.',
      },
      google_unlinked: {
        subject: 'Your {shop} account is no longer linked to Google',
        title: 'Google was unlinked',
        text: 'On {date}, the link of your account to Google was removed. All other devices were logged out.',
      },
      two_factor_on: {
        subject: 'Two-step log-in is on for your {shop} account',
        title: 'Two-step log-in is on',
        text: 'It was turned on on {date}. From now on, your account asks for a code from your app when you log in.',
      },
      two_factor_off: {
        subject: 'Two-step log-in is off for your {shop} account',
        title: 'Two-step log-in is off',
        text: 'It was turned off on {date}. The password alone opens your account now.',
      },
      recovery_code_used: {
        subject: 'A recovery code of your {shop} account was used',
        title: 'A recovery code was used',
        text: 'On {date}, one of your recovery codes was used in place of a code from your app. It doesn’t work again.',
      },
      recovery_codes_new: {
        subject: 'New recovery codes for your {shop} account',
        title: 'New recovery codes',
        text: 'They were made on {date}, and the earlier ones no longer work. If that wasn’t you, make new ones again once you have a new password.',
      },
      codes_wrong: {
        subject: 'Wrong codes for your {shop} account',
        title: 'Wrong codes were entered',
        text: 'On {date}, somebody who got past the first step of your log-in, or uses a device that is logged in, entered several wrong codes of the two-step log-in. The codes opened nothing.',
      },
      passkey_added: {
        subject: 'A passkey was added to your {shop} account',
        title: 'A passkey was added',
        text: 'It was added on {date}. It opens your account without a password.',
      },
      passkey_removed: {
        subject: 'A passkey was removed from your {shop} account',
        title: 'A passkey was removed',
        text: 'It was removed on {date} and no longer opens your account. All other devices are logged out.',
      },
      wrong: 'If that wasn’t you, choose a new password now.',
      button: 'Choose a new password',
    },
  },
} as const;
