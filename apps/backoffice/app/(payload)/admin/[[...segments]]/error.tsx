'use client';
import { useTranslation } from '@payloadcms/ui';
import { editingWords } from '../../../../editing/editing-words.ts';

/**
 * In the place of a page whose drawing has failed, which is mostly because the database stopped answering meanwhile: Payload's own
 * pages do not say so. What went wrong stands in the log.
 */
export default function PageFailed() {
  const said = editingWords(useTranslation().i18n.language).words.pageFailed;
  return (
    <main className="gutter--left gutter--right">
      <div role="alert">
        <h1>{said.title}</h1>
        <p>{said.text}</p>
      </div>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          {said.again}
        </button>
      </p>
    </main>
  );
}
