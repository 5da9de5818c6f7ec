/** Whether the checkout's form asks for its bill and for nothing else. */
export function wantsBill(form: FormData): boolean {
  return form.get('intent') === 'tax';
}
