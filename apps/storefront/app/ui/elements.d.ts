import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Element = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

declare module 'react' {
  namespace JSX {
    /** The custom elements of `enhance/`. */
    interface IntrinsicElements {
      'spindle-light': Element;
      'spindle-menu': Element;
      'spindle-member': Element;
      'spindle-buy': Element;
    }
  }
}
