import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Tag = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

declare module 'react' {
  namespace JSX {
    /** The custom elements of `enhance/`. */
    interface IntrinsicElements {
      'spindle-light': Tag;
      'spindle-menu': Tag;
      'spindle-member': Tag;
      'spindle-buy': Tag;
      'spindle-consent': Tag;
    }
  }
}
