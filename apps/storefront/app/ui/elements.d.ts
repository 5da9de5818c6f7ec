import type { EventName } from '@spindle/tracking/protocol/event.ts';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Tag = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

declare module 'react' {
  interface HTMLAttributes<T> {
    /** The event that a click on the element is recorded as; the tracker drops names that the protocol does not know. */
    'data-track'?: EventName | undefined;
  }
  namespace JSX {
    /** The custom elements of `enhance/`. */
    interface IntrinsicElements {
      'spindle-light': Tag;
      'spindle-lowest': Tag;
      'spindle-menu': Tag;
      'spindle-member': Tag;
      'spindle-buy': Tag;
      'spindle-consent': Tag;
      'spindle-search': Tag;
      'spindle-share': Tag;
      'spindle-split': Tag;
      'spindle-captcha': Tag;
      'spindle-countdown': Tag;
      'spindle-popup': Tag;
      'spindle-price': Tag;
      'spindle-video': Tag;
    }
  }
}
