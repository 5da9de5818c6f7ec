/** An address that only its owner recognises: `a•••@example.com`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${at > 1 ? first : ''}•••${email.slice(at)}`;
}
