import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import type { Connect } from 'vite';
import { createPages } from './pages.ts';
import type { Services } from './services.ts';

/** Where scripts, styles and fonts come from: the build, or Vite while developing. */
export type AssetSource =
  | { kind: 'built'; clientDirectory: string }
  | { kind: 'vite'; middlewares: Connect.Server };

export async function startStorefront({
  services,
  build,
  assets,
}: {
  services: Services;
  build: () => Promise<ServerBuild>;
  assets: AssetSource;
}) {
  const pages = createPages({ services, build, enhanceUrl: '/app/enhance/load.ts' });
  const listener = getRequestListener((request) => pages.render(request));
  const server = createServer((req, res) => {
    if (assets.kind === 'vite') assets.middlewares(req, res, () => listener(req, res));
    else listener(req, res);
  });
  const { port } = { port: services.config.ports.storefront };
  await new Promise<void>((resolve) => server.listen(port, resolve));
  services.log.info({ port }, 'storefront listens');
}
