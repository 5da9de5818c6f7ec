import type { Tagged } from '@spindle/content/reading/readers.ts';
import type { DocumentOf, TypeName } from '@spindle/content/types/register.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';

/**
 * A document that a page can do without: if it can't be loaded, that is logged, it is left out, and the page is stored
 * for a short time only.
 */
export async function loadPart<Name extends TypeName>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  where?: Readonly<Record<string, string>>,
): Promise<Tagged<DocumentOf<Name>> | undefined> {
  const { content, log } = context.get(servicesContext);
  const visit = context.get(requestContext);
  try {
    const found = await content.read(name, {
      locale: visit.locale,
      draft: visit.preview,
      ...(where && { where }),
    });
    for (const tag of found?.tags ?? [name]) visit.tags.add(tag);
    return found ?? undefined;
  } catch (error) {
    visit.incomplete = true;
    visit.tags.add(name);
    log.error({ err: error, part: name }, 'a part of the page could not be loaded');
    return undefined;
  }
}
