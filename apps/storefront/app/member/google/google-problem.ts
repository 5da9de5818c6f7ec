/** Why a log-in with Google failed, as the address says it: error codes. */
const PROBLEMS = [
  'google_refused',
  'google_unavailable',
  'google_address_unproved',
  'google_link_first',
  'google_other',
  'google_taken',
  'too_many_requests',
  'factor_required',
  'session_expired',
  'account_blocked',
  'address_held',
] as const;

/** The error code that an address names, if it is one of these. */
export function googleProblem({ searchParams }: URL): string | undefined {
  return PROBLEMS.find((problem) => problem === searchParams.get('problem'));
}
