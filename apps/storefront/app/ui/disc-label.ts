/** Longer names would make letters of the label touch. */
const ROOM = 16;

/** What is printed around a disc's hub: whose it is, where there is room for that, and what it is. */
export function discLabel(name: string, printed: string): string {
  return [...name].length <= ROOM ? `${name} · ${printed}` : printed;
}
