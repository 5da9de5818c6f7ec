'use client';
import { useSyncExternalStore } from 'react';

/**
 * One mark for each field whose text can't be read. Payload does not ask the fields before it publishes a document. The
 * marks are symbols and no paths, because a document in a drawer has fields with the same paths as the one below.
 */
const marks = new Set<symbol>();
const listeners = new Set<() => void>();

function say(): void {
  for (const listener of listeners) listener();
}

/** @returns what to call once the field can be read again, or is gone */
export function markUnreadable(): () => void {
  const mark = Symbol();
  marks.add(mark);
  say();
  return () => {
    marks.delete(mark);
    say();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether any field on the page can't be read. */
export const useUnreadable = () =>
  useSyncExternalStore(
    subscribe,
    () => marks.size > 0,
    () => false,
  );
