'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';
import { noteChanges } from './note-changes.ts';

/** Beside a document: no answer to a save by itself takes back what was written meanwhile. Nothing is seen of it. */
export function KeepChanges() {
  const [fields, dispatch] = useAllFormFields();
  const changed = useRef(new Set<string>());
  // Before anything else happens to the form, such as a save's answer.
  useLayoutEffect(() => {
    const forgotten = noteChanges(changed.current, fields);
    if (forgotten) {
      // Merged, so that what was written since these fields were drawn stays.
      dispatch({ type: 'MERGE_SERVER_STATE', serverState: forgotten, prevStateRef: { current: fields } });
    }
  }, [fields, dispatch]);
  return null;
}
