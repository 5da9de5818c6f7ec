'use client';
import { useSyncExternalStore } from 'react';

/**
 * Fields that hold what can't be read, a mark each: Payload asks no field of a document's form before it is published, and a
 * document in a drawer has fields of the same paths as the one below.
 */
const marks = new Set<symbol>();
const listeners = new Set<() => void>();

function say(): void {
  for (const listener of listeners) listener();
}

/** @returns what to call when it can be read, or the field is gone */
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

/** Whether a field on the page holds what can't be read. */
export const useUnreadable = () =>
  useSyncExternalStore(
    subscribe,
    () => marks.size > 0,
    () => false,
  );
