import type { Machine } from '@spindle/domain/downloads/pick-release.ts';
import type { Visitor } from '@spindle/domain/downloads/resolve-download.ts';

const HINTED: Readonly<Record<string, Visitor['system']>> = {
  '"Windows"': 'win',
  '"macOS"': 'mac',
  '"Android"': 'android',
};

/** What a browser tells about its device; client hints take precedence over the user agent. */
export function visitorDevice(headers: Headers): Visitor {
  return { system: systemOf(headers), machine: machineOf(headers) };
}

function systemOf(headers: Headers): Visitor['system'] {
  const hint = headers.get('sec-ch-ua-platform');
  if (hint && hint !== '"Unknown"') return HINTED[hint] ?? 'other';
  const agent = headers.get('user-agent') ?? '';
  if (/Android/.test(agent)) return 'android';
  if (/iPhone|iPad|iPod|CrOS|Linux|X11|FreeBSD|Tizen/.test(agent)) return 'other';
  if (/Windows/.test(agent)) return 'win';
  return /Macintosh|Mac OS X/.test(agent) ? 'mac' : undefined;
}

/** Undefined mostly: user agents no longer reveal the architecture. */
function machineOf(headers: Headers): Machine | undefined {
  const hint = headers.get('sec-ch-ua-arch');
  if (hint === '"arm"') return 'arm64';
  if (hint === '"x86"') return headers.get('sec-ch-ua-bitness') === '"32"' ? 'x86' : 'x64';
  const agent = headers.get('user-agent') ?? '';
  if (/aarch64|arm64/i.test(agent)) return 'arm64';
  return /Windows NT [\d.]+\)|Windows NT [\d.]+; rv/.test(agent) ? 'x86' : undefined;
}
