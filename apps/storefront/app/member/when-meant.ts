interface Pointer {
  pointerType: string;
  button: number;
}

/**
 * Of a link, what tells whether somebody means it. A finger or a pen tells nothing before its click: what it begins may be
 * a scroll. With the click the navigation asks by itself.
 */
export function whenMeant(ask: (pressed: boolean) => void, leave: () => void) {
  return {
    onPointerEnter: ({ pointerType }: Pointer) => {
      if (pointerType === 'mouse') ask(false);
    },
    onPointerDown: ({ pointerType, button }: Pointer) => {
      if (pointerType === 'mouse' && button === 0) ask(true);
    },
    onFocus: () => ask(false),
    onPointerLeave: leave,
    onPointerCancel: leave,
    onBlur: leave,
    onClick: leave,
  };
}
