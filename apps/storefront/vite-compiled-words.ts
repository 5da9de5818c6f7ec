import { pathToFileURL } from 'node:url';
import { compileForPages } from '@spindle/i18n/compile-words.ts';
import type { Plugin } from 'vite';

const WORDS = /\/i18n\/[a-z]+\/(?!words\.)[a-z-]+\.ts$/;

/** Gives the browser its words with their messages already parsed: the parser alone weighs more than all other words. */
export function compiledWords(): Plugin {
  return {
    name: 'compiled-words',
    enforce: 'pre',
    load: {
      filter: { id: WORDS },
      async handler(id) {
        if (this.environment.config.consumer !== 'client') return null;
        this.addWatchFile(id);
        // For Node, a changed file under a new query is another module, so the development server shows the change.
        const module = await import(`${pathToFileURL(id).href}?read=${Date.now()}`);
        const areas = Object.entries(module) as [string, Parameters<typeof compileForPages>[0]][];
        return areas
          .map(([area, words]) => `export const ${area} = ${JSON.stringify(compileForPages(words))};`)
          .join('\n');
      },
    },
  };
}
