import { demoTextSlugs, readDemoText } from '../../demo/read-text.ts';
import { textBlocks } from '../../demo/text-blocks.ts';
import type { Draft } from '../../demo/translated.ts';
import type { HelpTopic } from './topics.ts';

/** The topic of each help article; its words are in `demo/texts/page-help-details/`. */
const TOPICS: Readonly<Record<string, HelpTopic>> = {
  'install-on-windows': 'install',
  'install-on-mac': 'install',
  'update-the-program': 'install',
  'what-the-trial-can-do': 'install',
  'activate-a-licence': 'licence',
  'find-your-licence-key': 'licence',
  'move-to-a-new-computer': 'licence',
  'ask-for-a-refund': 'payment',
  'how-subscriptions-renew': 'payment',
  'cancel-a-subscription': 'payment',
  'change-plan-or-card': 'payment',
  'disc-is-not-recognised': 'discs',
  'burning-failed': 'discs',
  'conversion-is-slow': 'files',
  'no-sound': 'files',
  'subtitles-are-missing': 'files',
  'sound-and-picture-drift-apart': 'files',
  'choose-an-output-format': 'files',
  'change-your-address-or-password': 'account',
};

export async function demoHelps(): Promise<Draft[]> {
  const slugs = await demoTextSlugs('page-help-details');
  return Promise.all(
    slugs.map(async (slug) => {
      const text = await readDemoText('page-help-details', slug);
      const { title, summary, description } = text.words;
      return {
        slug,
        title,
        summary,
        topic: TOPICS[slug] ?? 'files',
        checkedAt: '2026-11-12T12:00:00.000Z',
        urlType: 'article',
        seo: { metaDescription: description ?? summary },
        blocks: textBlocks(text),
      };
    }),
  );
}
