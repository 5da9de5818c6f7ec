'use client';
import { useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { type Said, saidIn } from '@spindle/content/fields/said.ts';
import { useEffect } from 'react';

/** A document that is told by a choice is called by the words of the choice, and not by its value. Nothing is seen of it. */
export function TitleOfChoice({ choices }: { choices: Readonly<Record<string, Said>> }) {
  const { title, setDocumentTitle } = useDocumentTitle();
  const words = saidIn(choices[title], useTranslation().i18n.language);
  useEffect(() => {
    if (!words) return;
    // Payload's own effect runs after this one and would have the last word.
    const later = setTimeout(() => setDocumentTitle(words));
    return () => clearTimeout(later);
  }, [words, setDocumentTitle]);
  return null;
}
