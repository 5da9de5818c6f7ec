import { expect, it } from 'vitest';
import { opensPopup, popupFeatures } from './share-popup.ts';

it.each([
  [{ screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900 }, 'left=507,top=282'],
  [{ screenX: 0, screenY: 0, outerWidth: 390, outerHeight: 300 }, 'left=0,top=0'],
])('a network has a window of its own, in the middle of the page’s', (opener, place) => {
  expect(popupFeatures(opener)).toBe(`popup,noopener,noreferrer,width=626,height=436,${place}`);
});

it('a click with a key or another button opens what the browser opens', () => {
  const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(opensPopup(plain)).toBe(true);
  for (const other of [
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ])
    expect(opensPopup({ ...plain, ...other })).toBe(false);
});
