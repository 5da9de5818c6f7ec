import type { Plugin } from 'vite';
import { SCREEN_MISSING } from './app/navigation/chunk-failures.ts';

const RELOAD = 'window.location.reload();';
const EVENT = `if (window.dispatchEvent(new CustomEvent('${SCREEN_MISSING}', { cancelable: true }))) throw error;`;

/**
 * Lets the application decide what happens when the code of a screen does not load. React Router reloads the page that is
 * being left, and offers no hook for this; loading another document besides would race with that reload.
 */
export function missingScreens(): Plugin {
  let replaced = false;
  return {
    name: 'missing-screens',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        replaced = code.includes(RELOAD);
        return { code: code.replace(RELOAD, EVENT), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !replaced) this.error(`React Router's routeModules.js has no ${RELOAD}`);
    },
  };
}
