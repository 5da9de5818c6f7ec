'use client';
import { useEffect } from 'react';

/** Marks on `<html>` that the page is hydrated and reacts to its visitor. */
export function MarkHydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydration = 'done';
  }, []);
  return null;
}
