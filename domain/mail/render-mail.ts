import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** A mail's two bodies from one template: the text has the same content as the HTML, with links written out. */
export async function renderMail(template: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(template);
  return { html, text: toPlainText(html, AS_TEXT) };
}

/** The part that is used here of what html-to-text passes to a formatter. */
interface Element {
  attribs: { href: string };
  children: readonly { data?: string }[];
}
interface Builder {
  addLineBreak(): void;
  addInline(text: string, options: { noWordTransform: boolean }): void;
}

/** Headings keep their case, and each address has a line of its own, so that no full stop or word gets attached to it. */
const AS_TEXT = {
  formatters: {
    link(
      { attribs, children }: Element,
      walk: (children: unknown, builder: Builder) => void,
      builder: Builder,
    ) {
      // The words of a link in a sentence (`linked`) are its address.
      if (children[0]?.data !== attribs.href) walk(children, builder);
      builder.addLineBreak();
      builder.addInline(attribs.href, { noWordTransform: true });
    },
  },
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'a', format: 'link' },
  ],
};
