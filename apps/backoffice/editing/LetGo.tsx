'use client';
import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Unlocks a document when its editor leaves it, so that the next editor is not told that somebody who has gone is editing
 * it. Renders nothing.
 */
export function LetGo() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { user } = useAuth();
  const editor = user?.id;
  useEffect(() => {
    if (editor === undefined || (id === undefined && !globalSlug)) return;
    const held = new URLSearchParams({
      ...(globalSlug
        ? { 'where[globalSlug][equals]': globalSlug }
        : {
            'where[document.relationTo][equals]': String(collectionSlug),
            'where[document.value][equals]': String(id),
          }),
      // Only one's own lock: somebody else may have taken over the document.
      'where[user.value][equals]': String(editor),
    });
    const letGo = () => {
      fetch(`${config.routes.api}/payload-locked-documents?${held}`, {
        method: 'DELETE',
        credentials: 'include',
        // The page may be closing.
        keepalive: true,
      }).catch(() => {});
    };
    window.addEventListener('pagehide', letGo);
    return () => {
      window.removeEventListener('pagehide', letGo);
      letGo();
    };
  }, [config.routes.api, id, collectionSlug, globalSlug, editor]);
  return null;
}
