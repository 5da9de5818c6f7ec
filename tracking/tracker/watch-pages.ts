interface NavigationLike extends EventTarget {
  currentEntry: { url: string | null } | null;
}

/**
 * Calls back for each page that is really viewed: this document, the same document back from the back-forward cache, and
 * client navigations to another path.
 * @param onPage gets the URL that the visitor came from.
 */
export function watchPages(onPage: (referrer: string) => void): () => void {
  let shown = location.href;
  const here = () => {
    shown = location.href;
  };

  function onPageShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    here();
    onPage(document.referrer);
  }
  function onNavigation() {
    const before = shown;
    here();
    if (new URL(before).pathname !== location.pathname) onPage(before);
  }

  const { navigation } = window as unknown as { navigation?: NavigationLike };
  addEventListener('pageshow', onPageShow);
  navigation?.addEventListener('currententrychange', onNavigation);
  onPage(document.referrer);
  return () => {
    removeEventListener('pageshow', onPageShow);
    navigation?.removeEventListener('currententrychange', onNavigation);
  };
}
