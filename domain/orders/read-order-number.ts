/** An order's number as it is stored, from what a person typed, who may leave hyphens out or type spaces for them. */
export function readOrderNumber(typed: string): string {
  const parts = /^SP(\w{5})(\w{5})$/.exec(typed.toUpperCase().replaceAll(/\W/g, ''));
  return parts ? `SP-${parts[1]}-${parts[2]}` : typed.trim();
}
