import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** A mail's two bodies from one template: the text says what the HTML says, links written out. */
export async function renderMail(template: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(template);
  return { html, text: toPlainText(html) };
}
