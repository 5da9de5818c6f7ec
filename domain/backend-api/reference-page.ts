import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { BackendEnv } from './envelope.ts';

/** What the viewer may do that other pages may not: it uses inline styles. It may connect to this origin only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const pageOf = (shopName: string) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${shopName} backend</title>
<link rel="icon" href="/favicon.svg">
</head>
<body>
<main id="reference"></main>
<noscript>This page needs a script. Programs, and people who read JSON, find the same in <a href="openapi.json">openapi.json</a>.</noscript>
<script src="docs/viewer.js"></script>
<script src="docs/start.js"></script>
</body>
</html>`;

/** Turns off everything the viewer would request from its maker's hosts: fonts, proxy, agent, tools, usage figures. */
const OPTIONS = {
  url: 'openapi.json',
  withDefaultFonts: false,
  proxyUrl: '',
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  defaultOpenAllTags: true,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
};

const start = `Scalar.createApiReference('#reference', ${JSON.stringify(OPTIONS)});\n`;

/** The viewer's single browser file. It is found by its path, so that no bundler includes it. */
function viewer(): Promise<Buffer> {
  const manifest = findPackageJSON('@scalar/api-reference', import.meta.url);
  if (!manifest) throw new Error('The package @scalar/api-reference is not installed.');
  return readFile(join(dirname(manifest), 'dist/browser/standalone.js'));
}

function script<Body extends string | Uint8Array<ArrayBuffer>>(c: Context, body: Body) {
  c.header('cache-control', 'public, max-age=3600');
  return c.body(body, 200, { 'content-type': 'text/javascript; charset=utf-8' });
}

/** Serves the reference at `/docs`: every call with its fields, to read and to try. */
export function addReferencePage(app: OpenAPIHono<BackendEnv>, shopName: string): void {
  const page = pageOf(shopName);
  app.get('/docs', (c) => c.html(page, 200, { 'content-security-policy': POLICY }));
  app.get('/docs/start.js', (c) => script(c, start));
  app.get('/docs/viewer.js', async (c) => script(c, new Uint8Array(await viewer())));
}
