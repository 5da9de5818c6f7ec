'use client';
import { useSyncExternalStore } from 'react';

/** Fields that hold what can't be read, by path: Payload asks no field of a document's form before it is published. */
const paths = new Set<string>();
const listeners = new Set<() => void>();

function say(): void {
  for (const listener of listeners) listener();
}

/** @returns what to call when it can be read, or the field is gone */
export function markUnreadable(path: string): () => void {
  paths.add(path);
  say();
  return () => {
    paths.delete(path);
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
    () => paths.size > 0,
    () => false,
  );
