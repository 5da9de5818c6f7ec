import { useEffect } from 'react';

/**
 * A page that comes back from the back-forward cache is as it was when it was left: with a form on its way.
 * It is loaded anew.
 */
export function useFreshAfterBack(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
