import type { Plugin } from 'vite';
import routing from './react-router.config.ts';

/**
 * Parts of React Router that browsers load but never run: discovery of further routes, and instrumentation, of which
 * there is none.
 */
const IDLE = /\/react-router\/dist\/.*\/(?:fog-of-war|instrumentation)\.js$/;
const EXPORTS = /^export \{([^}]+)\};$/m;

/** Leaves those parts out of the browser's bundle, 2 kB compressed: their exports do nothing. */
export function idleRouterParts(): Plugin {
  const left = new Set<string>();
  return {
    name: 'idle-router-parts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: IDLE },
      handler(code, id) {
        const names = EXPORTS.exec(code)?.[1]
          ?.split(',')
          .map((name) => name.trim());
        if (!names) return this.error(`${id} does not list what it exports.`);
        left.add(id);
        const exported = names.map((name) => `none as ${name}`).join(', ');
        return { code: `const none = () => {};\nexport { ${exported} };`, map: null };
      },
    },
    buildEnd(error) {
      if (routing.routeDiscovery.mode !== 'initial')
        this.error('Routes that are found later need their part.');
      if (!error && left.size !== 2) this.error(`Of React Router ${left.size} parts were left out, not 2.`);
    },
  };
}
