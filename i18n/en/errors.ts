/** One message for each error code of the backend calls; the key is the code. */
export const errors = {
  no_session: 'Please log in first.',
  session_expired: 'Your session has ended. Please log in again.',
  invalid_input: 'Please check what you entered.',
  forbidden_origin: 'This request did not come from this shop.',
  not_found: 'There is nothing here.',
  body_too_large: 'That is too large to send.',
  too_many_requests: 'That was too often. Please wait a moment and try again.',
  server_error: 'Oops, something seems to have gone wrong. Please contact us for help!',
};
