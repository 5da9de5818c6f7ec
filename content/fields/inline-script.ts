/**
 * Whether code can stand in a script element as it is: nothing in it ends the element, or starts something that browsers
 * parse differently.
 */
export function isInlineScript(code: string): boolean {
  return !/<\/?script|<!--/i.test(code);
}

/** The code as a browser reads it from a page; the hash in the content security policy is made from this. */
export function asRead(code: string): string {
  return code.replace(/\r\n?/g, '\n').replaceAll('\0', '');
}
