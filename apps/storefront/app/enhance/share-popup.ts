/** The size of the window in which a social network asks for a text to a link, in CSS pixels (spec §9). */
const WIDTH = 626;
const HEIGHT = 436;

/** The page's own window. */
export type Opener = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

/** Centred in the page's window, and without access back to it. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: Opener): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT) / 2));
  return `popup,noopener,noreferrer,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}

/** Whether a click is a plain one on a link that opens a window; with a key held, the visitor decides where it opens. */
export function opensPopup(
  click: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
) {
  return click.button === 0 && !click.ctrlKey && !click.metaKey && !click.shiftKey && !click.altKey;
}
