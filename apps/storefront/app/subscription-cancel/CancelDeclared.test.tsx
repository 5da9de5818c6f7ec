import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { ServiceLayout } from '../service/ServiceLayout.tsx';
import { wordsIn } from '../words.ts';
import { titleOf } from './CancelDeclared.tsx';

const shown = {
  page: { title: 'What the page is named after', summary: '', blocks: [] },
  steps: [],
  contents: [],
} as never;

test.each(ALL_LOCALES)(
  'a withdrawal is headed as one in %s; a cancellation as its page is',
  async (locale) => {
    const words = wordsIn(locale, 'pages');
    const headOf = async (kind: 'withdraw' | 'now') => {
      const declared = { kind, contract: 'SP-1', email: 'ada@example.test', time: 'now' };
      const title = titleOf(declared, false, words);
      const html = await renderForTest(
        <ServiceLayout shown={shown} title={title} done>
          done
        </ServiceLayout>,
        { locale },
      );
      return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
    };
    expect(await headOf('now')).toContain('What the page is named after');
    expect(await headOf('withdraw')).toContain(words('cancel.declared.withdraw'));
    expect(titleOf(undefined, true, words)).toBe(words('cancel.withdraw'));
    expect(titleOf(undefined, false, words)).toBeUndefined();
  },
);
