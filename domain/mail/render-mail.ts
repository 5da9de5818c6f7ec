import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** A mail's two bodies from one template: the text says what the HTML says, links written out. */
export async function renderMail(template: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(template);
  return { html, text: toPlainText(html, AS_TEXT) };
}

/** Headings as they are written, and each address on a line of its own: no full stop or word can get stuck to it. */
const AS_TEXT: Parameters<typeof toPlainText>[1] = {
  formatters: {
    link({ attribs, children }, walk, builder) {
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
