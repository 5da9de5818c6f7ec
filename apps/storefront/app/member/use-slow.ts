import { useEffect, useState } from 'react';

/** After how long somebody is told that what they asked for is on its way, ms. */
const SLOW = 1_000;

/** Whether what is waited for takes its time. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
