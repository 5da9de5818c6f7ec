import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** A mail's two bodies from one template: the text says what the HTML says, links written out. */
export async function renderMail(template: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(template);
  return { html, text: toPlainText(html, AS_TEXT) };
}

/** As much as is used here of what html-to-text hands a formatter. */
interface Element {
  attribs: { href: string };
  children: unknown;
}
interface Builder {
  addLineBreak(): void;
  addInline(text: string, options: { noWordTransform: boolean }): void;
}

/** Headings as they are written, and each address on a line of its own: no full stop or word can get stuck to it. */
const AS_TEXT = {
  formatters: {
    link(
      { attribs, children }: Element,
      walk: (children: unknown, builder: Builder) => void,
      builder: Builder,
    ) {
      walk(children, builder);
      builder.addLineBreak();
      builder.addInline(attribs.href, { noWordTransform: true });
    },
  },
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'a', format: 'link' },
  ],
};
