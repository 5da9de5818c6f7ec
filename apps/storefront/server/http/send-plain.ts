import type { ServerResponse } from 'node:http';
import type { Config } from '@spindle/platform/config.ts';
import { sharedPageHeaders } from '../response-headers.ts';
import { maintenancePage, type PlainStatus, plainPage } from './plain-page.ts';

export function sendPlain(config: Config, res: ServerResponse, status: PlainStatus): void {
  send(config, res, status, plainPage(status));
}

export function sendMaintenance(config: Config, res: ServerResponse): void {
  send(config, res, 500, maintenancePage(config.supportEmail));
}

export function sendRedirect(config: Config, res: ServerResponse, location: string): void {
  res.writeHead(301, [...sharedPageHeaders(config, { status: 301 }), 'location', location]);
  res.end();
}

function send(config: Config, res: ServerResponse, status: number, html: string): void {
  const type = [
    'content-type',
    'text/html; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(html)),
  ];
  res.writeHead(status, [...sharedPageHeaders(config, { status }), ...type]);
  res.end(html);
}
