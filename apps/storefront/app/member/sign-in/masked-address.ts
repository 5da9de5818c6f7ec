/** An address by which its owner knows it, and nobody else: `a•••@example.com`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${at > 1 ? first : ''}•••${email.slice(at)}`;
}
