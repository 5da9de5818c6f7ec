/**
 * Whether code can stand in a script element as it is: nothing in it ends the element, or begins what a browser
 * reads in another way.
 */
export function isInlineScript(code: string): boolean {
  return !/<\/?script|<!--/i.test(code);
}

/** Code as a browser reads it out of a page, which is what a hash in the content policy is made of. */
export function asRead(code: string): string {
  return code.replace(/\r\n?/g, '\n').replaceAll('\0', '');
}
