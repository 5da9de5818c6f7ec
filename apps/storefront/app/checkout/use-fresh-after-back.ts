import { useEffect } from 'react';

/** Reloads a page that comes back from the back/forward cache: there it is as it was left, with a form being sent. */
export function useFreshAfterBack(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
