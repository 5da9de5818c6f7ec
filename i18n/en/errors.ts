/** One message for each error code of the backend calls; the key is the code. */
export const errors = {
  no_session: 'Please log in first.',
  session_expired: 'Your session has ended. Please log in again.',
  invalid_input: 'Please check what you entered.',
  field_required: 'This field is required.',
  invalid_email: 'Invalid E-mail format.',
  forbidden_origin: 'This request did not come from this shop. Reload the page and try again.',
  not_found: 'There is nothing here.',
  body_too_large: 'That is too large to send.',
  too_many_requests: 'That was too often. Please wait a moment and try again.',
  server_error: 'Oops, something seems to have gone wrong. Please contact us for help!',
  bad_credentials: 'E-mail address and password do not match.',
  code_wrong: 'This code does not work. Check it, or ask for a new one.',
  password_too_short: 'Use at least 8 characters.',
  password_too_long: 'Use 128 characters or fewer.',
  link_ended: 'This link has been used or has ended. Ask for a new one.',
};
