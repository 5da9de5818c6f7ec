'use client';
import { useEffect } from 'react';

/** Says on `<html>` that the page answers to its visitor. */
export function MarkHydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydration = 'done';
  }, []);
  return null;
}
