/** An order's number as stored, from what a person typed, possibly without hyphens or with spaces instead. */
export function readOrderNumber(typed: string): string {
  const parts = /^SP(\w{5})(\w{5})$/.exec(typed.toUpperCase().replaceAll(/\W/g, ''));
  return parts ? `SP-${parts[1]}-${parts[2]}` : typed.trim();
}
