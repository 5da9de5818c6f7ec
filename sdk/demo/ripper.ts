import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, hostname, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import encodeQR from 'qr';
import type { ShopKey } from '../typescript/jws.ts';
import { openLicensing } from '../typescript/licensing.ts';
import { licenceRelease, licenceRequest, makeMachineKey, offlineUrl } from '../typescript/offline.ts';

const USAGE = `A disc ripper that rips nothing, to see how a program is licensed.

  npm run ripper -- activate KEY          take a seat for this computer
  npm run ripper -- free KEY DEVICE       release a seat that a refused activation has listed
  npm run ripper -- trial EMAIL [CODE]    try it; the code comes by mail
  npm run ripper -- status                what this computer may do; asks the shop if it has to
  npm run ripper -- refresh               ask the shop again
  npm run ripper -- rip TITLE             what the licence is for
  npm run ripper -- release               give the seat back
  npm run ripper -- request               what a computer without a network shows: a text, and its QR code for a phone
  npm run ripper -- licence FILE          take a licence file

  --shop http://localhost:3000   whose licences; --pid 643   which product; --home DIRECTORY   where it keeps its licence
`;

/** What the program tells its user when it may not run. */
const WORDS = {
  key: 'Enter your licence key: npm run ripper -- activate KEY',
  seller: 'Your licence is suspended. Please contact the seller.',
  shop: 'The shop has to be asked whether your licence goes on. Connect this computer to the internet, and try again.',
  clock: 'The clock of this computer is wrong. Correct it, and try again.',
};

/** Windows and macOS editions of one product. */
const PIDS: Readonly<Record<string, string>> = { win: '643', mac: '60643' };

const { values, positionals } = readArguments();
if (values.help || positionals.length === 0) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const [command = '', ...given] = positionals;
const { shop, home } = values;
const system = platform() === 'darwin' ? 'mac' : 'win';
const pid = values.pid ?? PIDS[system] ?? '';

const pids = [...new Set([pid, ...Object.values(PIDS)])];
const machine = { device: await deviceText(), name: hostname(), system } as const;
const licensing = openLicensing({
  ...{ ...machine, shop, keys: await shippedKeys(), pids },
  store: {
    read: () => readKept('licence.json'),
    write: (text) => keep('licence.json', text),
  },
});

const commands: Record<string, () => Promise<unknown>> = {
  activate: () => licensing.activate(wanted(0, 'KEY')),
  free: () => licensing.releaseOther(wanted(0, 'KEY'), wanted(1, 'DEVICE')),
  trial: () =>
    given[1] === undefined
      ? licensing.askForTrial(pid, wanted(0, 'EMAIL'))
      : licensing.beginTrial(pid, wanted(0, 'EMAIL'), given[1]),
  status: () => licensing.check(),
  refresh: () => licensing.refresh(),
  rip: async () => {
    const checked = await licensing.check();
    if (checked.ok) return `${wanted(0, 'TITLE')}: ripped.`;
    process.stdout.write(`${WORDS[checked.needed]}\n`);
    return checked;
  },
  release: async () => {
    const file = JSON.parse((await readKept('licence.json')) ?? '{}');
    if (!file.file || file.text === null) return licensing.release();
    await keep('licence.json', undefined);
    return toCarry(licenceRelease(await machineKey(), file.text));
  },
  request: async () => toCarry(licenceRequest(await machineKey(), { ...machine, pids })),
  licence: async () => licensing.useLicenceFile(await readFile(wanted(0, 'FILE'), 'utf8')),
};

const run = commands[command];
if (!run) {
  process.stdout.write(USAGE);
  process.exitCode = 2;
} else {
  const said = await run();
  process.stdout.write(`${typeof said === 'string' ? said : JSON.stringify(said, null, 2)}\n`);
  process.exitCode = typeof said === 'object' && said !== null && 'ok' in said && !said.ok ? 1 : 0;
}

/** An unknown option ends the program and prints the options it has. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        shop: { type: 'string', default: 'http://localhost:3000' },
        pid: { type: 'string' },
        home: { type: 'string', default: join(homedir(), '.spindle-ripper') },
      },
    });
  } catch (error) {
    process.stdout.write(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

function wanted(index: number, name: string): string {
  const value = given[index];
  if (value !== undefined) return value;
  process.stdout.write(`${name} is missing.\n\n${USAGE}`);
  process.exit(2);
}

/** A text for the shop's page, which a phone opens by its QR code. */
function toCarry(text: string): string {
  const url = offlineUrl(`${shop}/activate-offline`, text);
  return `${encodeQR(url, 'term', { ecc: 'low' })}\n${url}\n\nThe code: ${text}`;
}

/** Stays the same on this computer, and for all programs of the shop, so that those of a bundle use one seat. */
async function deviceText(): Promise<string> {
  const id = await readFile('/etc/machine-id', 'utf8').catch(() => hostname());
  return createHash('sha256').update(`spindle ${id.trim()}`).digest('base64url');
}

/** A real program is built with its shop's keys. This one, which is not built, fetches them at its first start and keeps them. */
async function shippedKeys(): Promise<ShopKey[]> {
  const name = `keys-${createHash('sha256').update(shop).digest('hex').slice(0, 12)}.json`;
  const kept = await readKept(name);
  if (kept !== undefined) return JSON.parse(kept);
  const answer = await fetch(`${shop}/backend/licence/keys`).catch(() => undefined);
  if (!answer?.ok) {
    process.stdout.write(`${shop} does not answer. Is the shop running? (--shop says where)\n`);
    process.exit(1);
  }
  const { keys } = (await answer.json()) as { keys: ShopKey[] };
  await keep(name, JSON.stringify(keys));
  return keys;
}

async function machineKey(): Promise<string> {
  const kept = await readKept('machine-key.pem');
  if (kept !== undefined) return kept;
  const made = makeMachineKey();
  await keep('machine-key.pem', made);
  return made;
}

function readKept(name: string): Promise<string | undefined> {
  return readFile(join(home, name), 'utf8').catch(() => undefined);
}

async function keep(name: string, text: string | undefined): Promise<void> {
  const path = join(home, name);
  if (text === undefined) return rm(path, { force: true });
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, text, { mode: 0o600 });
}
