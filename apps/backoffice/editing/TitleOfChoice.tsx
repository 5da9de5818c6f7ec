'use client';
import { useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

/** A document that is told by a choice is called by the words of the choice, and not by its value. Nothing is seen of it. */
export function TitleOfChoice({ choices }: { choices: Readonly<Record<string, string>> }) {
  const { title, setDocumentTitle } = useDocumentTitle();
  const words = choices[title];
  useEffect(() => {
    if (!words) return;
    // Payload's own effect runs after this one and would have the last word.
    const later = setTimeout(() => setDocumentTitle(words));
    return () => clearTimeout(later);
  }, [words, setDocumentTitle]);
  return null;
}
