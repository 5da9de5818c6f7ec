'use client';
import { useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { type Said, saidIn } from '@spindle/content/fields/said.ts';
import { useEffect } from 'react';

/** Titles a document by the words of a choice, not by the value that Payload would show. Renders nothing. */
export function TitleOfChoice({ choices }: { choices: Readonly<Record<string, Said>> }) {
  const { title, setDocumentTitle } = useDocumentTitle();
  const words = saidIn(choices[title], useTranslation().i18n.language);
  useEffect(() => {
    if (!words) return;
    // Payload's own effect runs after this one and would overwrite the title.
    const later = setTimeout(() => setDocumentTitle(words));
    return () => clearTimeout(later);
  }, [words, setDocumentTitle]);
  return null;
}
