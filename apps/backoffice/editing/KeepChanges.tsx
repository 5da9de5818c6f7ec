'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';
import { noteChanges } from './note-changes.ts';

/** Keeps what is written while an autosave is running, which its answer would otherwise take back. Renders nothing. */
export function KeepChanges() {
  const [fields, dispatch] = useAllFormFields();
  const changed = useRef(new Set<string>());
  // A layout effect runs before anything else can change the form, such as the answer of an autosave.
  useLayoutEffect(() => {
    const forgotten = noteChanges(changed.current, fields);
    if (forgotten) {
      // Merged, so that what was written since this render stays.
      dispatch({ type: 'MERGE_SERVER_STATE', serverState: forgotten, prevStateRef: { current: fields } });
    }
  }, [fields, dispatch]);
  return null;
}
