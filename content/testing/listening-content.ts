import { listenForPurges } from '@spindle/platform/purge.ts';
import { afterAll } from 'vitest';
import { type Content, openContent } from '../reading/readers.ts';
import { contentSettings, testLog } from './test-content.ts';

/**
 * Documents as a storefront reads them, with every publication announced to it; closed at the end of the test file.
 * @returns also the announced tags, in order
 */
export async function listeningContent(url: string): Promise<{ content: Content; announced: string[] }> {
  const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
  const announced: string[] = [];
  const listening = Promise.withResolvers<void>();
  const listener = listenForPurges(url, testLog, {
    purge(tags) {
      announced.push(...tags);
      content.purge(tags);
    },
    purgeAll() {
      listening.resolve();
      content.purgeAll();
    },
  });
  afterAll(async () => {
    await listener.close();
    await content.close();
  });
  await listening.promise;
  return { content, announced };
}
