'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/**
 * More about the document that is open in the editor: the answer of `GET <document>/<call>`. It is requested again after
 * every save, and undefined until it has come.
 * @param changes the answer is also requested again when this value changes
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
