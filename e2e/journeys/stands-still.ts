import type { Page } from '@playwright/test';

/** Waits until the page has answered and stands still: it keeps its scroll position for half a second of frames. */
export async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { state: { navigation: { state: string } } };
    };
    return router.state.navigation.state === 'idle';
  });
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let [before, frames] = [scrollY, 0];
        const look = () => {
          frames = scrollY === before ? frames + 1 : 0;
          before = scrollY;
          if (frames === 30) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
