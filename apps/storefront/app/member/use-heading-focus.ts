import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Ref for the heading of a screen. After a navigation within the document it gets the focus, which was lost with the
 * followed link, so that screen readers say where one is.
 */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    heading.current?.focus({ preventScroll: true });
  }, [search]);
  return heading;
}
