interface Pointer {
  pointerType: string;
  button: number;
}

/**
 * Event handlers that tell whether somebody means to open a link. A finger or a pen tells nothing before its click, as it
 * may begin a scroll. On a click the navigation itself requests the data.
 * @param follow the link was clicked
 */
export function whenMeant(ask: (pressed: boolean) => void, leave: () => void, follow: () => void) {
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
    onClick: () => {
      leave();
      follow();
    },
  };
}
