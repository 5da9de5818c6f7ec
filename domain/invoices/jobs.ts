import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import type { InvoicesDeps } from './deps.ts';
import { documentMail, makeFiles } from './job-kinds.ts';
import { type DocumentMailDeps, sendDocumentMail } from './send-document-mail.tsx';

export function invoicesJobs(deps: InvoicesDeps & DocumentMailDeps): JobHandler<never>[] {
  const drawing = once(async () => {
    // Loaded only by processes that run jobs, because it needs a library and fonts.
    const [{ openFonts }, { makeInvoiceFiles }] = await Promise.all([
      import(/* turbopackIgnore: true */ './pdf/fonts.ts'),
      import(/* turbopackIgnore: true */ './make-files.ts'),
    ]);
    const fonts = openFonts();
    return (about: { invoiceId: string }) => makeInvoiceFiles({ ...deps, fonts }, about);
  });
  return [
    jobHandler(makeFiles, async (about) => (await drawing())(about)),
    jobHandler(documentMail, (about) => sendDocumentMail(deps, about)),
  ];
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
