import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * For the heading of a screen: after a navigation in the document it gets the focus, which the link that was followed
 * has taken with it. Screen readers then say where one is.
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
