import { createServer } from 'vite';

/**
 * The storefront for developers: sources are loaded through Vite, and a page shows an edit at the next request. Calls,
 * the page cache's rules and the headers are those of the real server.
 */
const port = Number(process.env.PORT ?? 3000);
const vite = await createServer({
  root: new URL('..', import.meta.url).pathname,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { port: port < 40_000 ? port + 20_000 : port - 20_000 } },
});
const { startForDevelopment } = (await vite.ssrLoadModule(
  './server/development.ts',
)) as typeof import('./development.ts');
await startForDevelopment(vite, process.env);
