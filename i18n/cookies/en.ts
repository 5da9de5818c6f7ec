/** Words of the table of cookies: a purpose for each cookie that a visitor may get. */
export const cookies = {
  basis: {
    necessary: 'Set without asking, because the shop needs them',
    consent: 'Set only with your consent',
  },
  reader: { server: 'read by the server only', page: 'read by the page and the server' },
  lives: {
    days: '{count, plural, one {# day} other {# days}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    seconds: '{count, plural, one {# second} other {# seconds}}',
    session: 'until you close the browser',
  },
  onTestHosts: 'On test hosts:',
  purpose: {
    laravel_session: 'Keeps you logged in.',
    user_info_new: 'Tells the page that you are logged in, and as whom. It gives no access to your account.',
    username: 'Your name, so that the page can greet you. It gives no access to your account.',
    email: 'Your email address, so that the page can show it. It gives no access to your account.',
    uid: 'The number of your account. It gives no access to your account.',
    vip: 'Your customer level.',
    isSubUser: 'Says that you have or had a subscription, and nothing else.',
    log_out_pending:
      'Says that you logged out while the shop could not be reached, so that the session ends as soon as the shop answers again.',
    known_device:
      'Recognises a device on which you have logged in before, so that strangers who guess passwords cannot lock you out.',
    second_factor: 'Carries a log-in from the password to the code.',
    login_code_session: 'Carries a registration from one step to the next.',
    sign_in_browser:
      'Tells the browser that asked for a link to log in, or followed one, so that nobody else can use it for you.',
    google_sign_in: 'Ties what Google answers to the browser that asked, while you log in with Google.',
    passkey_challenge:
      'Ties what your passkey signs to the browser that asked, while you log in with it or add it.',
    spindle_form:
      'Protects forms against being sent from elsewhere, and you against paying twice from two tabs.',
    spindle_checkout_: 'Shows you an order that you placed without logging in, and its key.',
    spindle_prices: 'Holds the prices that you were shown, so that you can have them while you buy.',
    spindle_missing: 'Lets the page ask for the right error page when something is missing.',
    spindle_consent: 'Remembers your answer to the privacy question.',
    is_popup_dated: 'Remembers that an offer was shown to you, so that it does not come again the same day.',
    guest_user:
      'Remembers when you first came and last came, how often, and how often an offer was shown to you.',
    affiliate_referrer: 'Remembers the name of the website that led you here.',
    email_of_link:
      'Recognises the address that a link in one of our emails was for. Only a fingerprint of it is kept.',
    elk_user_email:
      'Recognises the address that a link to the shop named, also while you’re logged in. Only a fingerprint of it is kept.',
    elk_mac:
      'Recognises the computer on which one of our programs opened the shop. Only a fingerprint of it is kept.',
    _EA_guid: 'A random number that tells one browser from another.',
    _EA_token_id: 'A random number that recognises your next visit.',
    _EA_tmp_token_id: 'A random number that stands for you until your second page, and is then given up.',
    _EA_doc_id: 'A random number of the page you are on.',
    _EA_visit_timestamp: 'When your visit began.',
    _EA_s_id: 'A random number of this visit. It is renewed with every page.',
  },
} as const;
