/** With longer names, the letters of the label would touch. */
const ROOM = 16;

/** What is printed around a disc's hub: the owner's name, if there is room for it, and the given text. */
export function discLabel(name: string, printed: string): string {
  return [...name].length <= ROOM ? `${name} · ${printed}` : printed;
}
