import type { MailSample } from '../mail-sample.ts';
import { renderMail } from '../render-mail.ts';

/** The greatest width, in px, that mail programs show without cutting it off beside their lists. */
const WIDEST = 600;
/** Characters that pad preheaders: invisible, but read aloud by some screen readers. */
const FILLER = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2007/gu;
/** A missing message shows up as its path, a missing value as its name in braces. */
const UNTRANSLATED = /\b[a-z]+\.[a-z]\w{2,}|\{\w+\}|undefined|\[object/;

/** What is wrong with a mail; empty if nothing is. */
export async function mailProblems({ mail, asks }: MailSample): Promise<string[]> {
  const { html, text } = await renderMail(mail);
  const problems: string[] = [];
  const preheader = /data-skip-in-text="true"[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  if (!preheader.replaceAll(FILLER, '').trim()) problems.push('no preheader');
  const body = html.slice(html.indexOf('<body'));
  const count = (name: string) => body.split(`class="${name}"`).length - 1;
  const [buttons, codes] = [count('mail-button'), count('mail-code')];
  if (buttons !== (asks === 'button' ? 1 : 0) || codes !== (asks === 'code' ? 1 : 0)) {
    problems.push(`it asks for ${buttons} buttons and ${codes} codes`);
  }
  const hrefs = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  if (hrefs.length === 0) problems.push('it has no link');
  const lines = new Set(text.split('\n').map((line) => line.trim()));
  for (const href of hrefs) if (!lines.has(href)) problems.push(`the text lacks ${href}`);
  if (text.search(FILLER) >= 0) problems.push('the text has filler');
  // Without links and addresses, whose words contain dots.
  const words = text.replaceAll(/https?:\/\/\S+|\S+@\S+/g, '');
  if (UNTRANSLATED.test(words)) problems.push(`untranslated: ${UNTRANSLATED.exec(words)?.[0]}`);
  const widths = [...body.matchAll(/(?:max-width|[";]width):(\d+)px|width="(\d+)"/g)];
  for (const [said, style, attribute] of widths) {
    if (Number(style ?? attribute) > WIDEST) problems.push(`too wide: ${said}`);
  }
  if (!/max-width:\d+px/.test(body)) problems.push('it has no width');
  for (const row of body.split('<tr').slice(1)) {
    if ((row.split('</tr>')[0]?.split('<td').length ?? 0) > 2) problems.push('a row has two columns');
  }
  if (!html.includes('name="color-scheme" content="light dark"')) problems.push('it has no dark colours');
  if (/<img|<script|<link\b/.test(html)) problems.push('it loads something');
  return problems;
}
