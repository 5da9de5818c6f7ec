import type { Page } from '@playwright/test';

/** Until the page has answered and stands still: for half a second of frames it is scrolled to the same place. */
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
