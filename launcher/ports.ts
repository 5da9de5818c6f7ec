import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { commandOf } from './processes.ts';

/** Whether a server can listen on a port, on every address. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, undefined)) && (await canListen(port, '127.0.0.1'));
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
  });
}

/** A line about a taken port: which one, by which process if this user may see that, and what to change. */
export function portTakenLine(port: number, variable: string, program: string): string {
  const holder = portHolder(port);
  const by = holder ? ` by process ${holder.pid} (${holder.command})` : '';
  return `Port ${port} for the ${program} is taken${by}: stop that program or set ${variable} to another port.`;
}

/** Finds the listener in /proc; undefined on other systems and for other users' processes. */
export function portHolder(port: number): { pid: number; command: string } | undefined {
  try {
    const inode = listeningInode(port);
    if (!inode) return undefined;
    for (const entry of readdirSync('/proc')) {
      const pid = Number(entry);
      if (Number.isInteger(pid) && holdsSocket(pid, inode)) {
        return { pid, command: commandOf(pid).slice(0, 80) };
      }
    }
  } catch {
    // No /proc, or the process ended while we looked.
  }
  return undefined;
}

function listeningInode(port: number): string | undefined {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const LISTEN = '0A';
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n')) {
      const columns = line.trim().split(/\s+/);
      if (columns[1]?.endsWith(local) && columns[3] === LISTEN) return columns[9];
    }
  }
  return undefined;
}

function holdsSocket(pid: number, inode: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`;
      } catch {
        return false;
      }
    });
  } catch {
    return false;
  }
}
