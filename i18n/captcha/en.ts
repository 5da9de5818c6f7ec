/** Words of the captcha, which forms ask for when there are signs against their sender. */
export const captcha = {
  working: 'Checking that you’re not a program. This takes a few seconds.',
  done: 'Confirmed.',
  expired: 'The confirmation has expired. It’s renewed when you go on.',
  ready: 'Checked when you send the form.',
  typeInstead: 'Type a code instead',
  picture: 'Security code: five letters and figures, drawn so that programs can’t read them',
  code: 'Security code',
  pictureHint: 'Type the five characters of the picture. Capitals don’t matter.',
  mailed: 'Code from the email',
  mailHint:
    'We’ve sent six digits to the address you entered, for that address only. They work for {minutes} minutes.',
  another: 'Another picture',
  mailInstead: 'Can’t read it? Send me a code by email',
  mailAgain: 'Send another code',
  google: 'This form is protected by reCAPTCHA; Google’s {privacy} and {terms} apply.',
  googlePrivacy: 'privacy policy',
  googleTerms: 'terms of service',
} as const;
