import { inLanguages } from '../fields/in-languages.ts';
import { saidIn } from '../fields/said.ts';
import type { Asks } from '../staff/says.ts';

/**
 * The editors' word for a kind of document, within a sentence.
 * @param label from its type, or from the content system's configuration
 */
export function kindIn(label: unknown, req: Asks | undefined): string {
  const language = req?.i18n?.language;
  const said = saidIn(typeof label === 'string' ? inLanguages(label) : label, language) ?? '';
  return language === 'de' ? said : said.toLowerCase();
}
