import type { FieldHook, PayloadRequest } from 'payload';
import { adminsOnlyField } from '../staff/access.ts';

type Page = { seo?: { script?: string | null }; _status?: string };

/**
 * The script for a version restored by somebody who may not write scripts. It is the script that visitors see, not the
 * version's own, which an admin may have removed since. A page that is not published keeps the script of its latest
 * version.
 */
export function scriptToKeep(published: unknown, latest: unknown): string | null {
  const page = ((published as Page)._status === 'published' ? published : latest) as Page;
  return page.seo?.script ?? null;
}

/** Whether this user may not decide about a restored version's script; programs may do anything. */
export async function mustKeepScript(req: PayloadRequest): Promise<boolean> {
  return Boolean(req.user) && !(await adminsOnlyField({ req } as never));
}

/** For collections; `restore-as-draft.ts` restores globals. */
export const keptScript: FieldHook = async ({ value, collection, originalDoc, req }) => {
  if (!req.context.isRestoringVersion || !collection || !(await mustKeepScript(req))) return value;
  const published = await req.payload.findByID({
    collection: collection.slug,
    id: originalDoc.id,
    depth: 0,
    draft: false,
    overrideAccess: true,
    req: { transactionID: req.transactionID } as Partial<PayloadRequest>,
  });
  return scriptToKeep(published, originalDoc);
};
