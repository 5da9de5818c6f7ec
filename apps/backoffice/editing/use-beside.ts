'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/**
 * What the back office knows besides of the document in front of the editor: the answer of
 * `GET <document>/<call>`, asked again after every save; undefined while it is not known.
 * @param changes it is asked again when this changes, too
 */
export function useBeside<Answer>(call: string, changes?: boolean): Answer | undefined {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const [answer, setAnswer] = useState<Answer>();
  const document = globalSlug
    ? `globals/${globalSlug}`
    : id === undefined
      ? undefined
      : `${collectionSlug}/${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the answer, and so may what the caller names
  useEffect(() => {
    if (!document) return;
    const controller = new AbortController();
    fetch(`${config.routes.api}/${document}/${call}`, { signal: controller.signal, credentials: 'include' })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setAnswer)
      .catch(() => {});
    return () => controller.abort();
  }, [config.routes.api, document, call, lastUpdateTime, changes]);
  return answer;
}
