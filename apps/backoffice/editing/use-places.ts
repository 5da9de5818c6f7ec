'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { Place } from '@spindle/content/publishing/used-on.ts';
import { useEffect, useState } from 'react';

/** Where the document in front of the editor is used; undefined while that is not known. */
export function usePlaces(): readonly Place[] | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const [places, setPlaces] = useState<readonly Place[]>();
  const document = globalSlug
    ? `globals/${globalSlug}`
    : id === undefined
      ? undefined
      : `${collectionSlug}/${id}`;
  useEffect(() => {
    if (!document) return;
    const controller = new AbortController();
    fetch(`${config.routes.api}/${document}/used-on`, { signal: controller.signal, credentials: 'include' })
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .then((answer?: { places: Place[] }) => setPlaces(answer?.places))
      .catch(() => {});
    return () => controller.abort();
  }, [config.routes.api, document]);
  return places;
}
