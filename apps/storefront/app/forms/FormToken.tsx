/** The hidden token of a form; it comes from the loader, see `formTokenFor`. */
export function FormToken({ token }: { token: string }) {
  // The name that the server reads; see domain/backend-api/form-token.ts.
  return <input type="hidden" name="csrf_token" value={token} />;
}
