import { CROCKFORD, randomCrockford, readCrockford } from '@spindle/platform/crockford.ts';

const DATA_LENGTH = 23;
const LENGTH = DATA_LENGTH + 2;
/** The largest prime two characters can hold: every single wrong character and every swap shows. */
const MODULUS = 1021n;

/** A new licence key: 115 random bits and two check characters in five groups of five. */
export function newLicenceKey(random: (length: number) => string = randomCrockford): string {
  const data = random(DATA_LENGTH);
  return group(data + checkCharacters(data));
}

/** The key as stored, from what a person typed; undefined when it can't be a key. */
export function readLicenceKey(typed: string): string | undefined {
  const read = readCrockford(typed);
  if (read.length !== LENGTH || [...read].some((character) => !CROCKFORD.includes(character)))
    return undefined;
  const data = read.slice(0, DATA_LENGTH);
  return checkCharacters(data) === read.slice(DATA_LENGTH) ? group(read) : undefined;
}

/** No key is longer, those of other systems included: some of them hold a signature. */
export const KEY_MAX = 500;

/**
 * What a typed key may be stored as. The first is what was typed: keys that another system has issued match as they
 * are, and nobody mends them. The second is a key of ours, as read.
 */
export function possibleKeys(typed: string): [string, ...string[]] {
  // No key holds control characters: those come with what is pasted, and PostgreSQL stores not all of them.
  const exact = typed.replaceAll(/\p{Cc}/gu, '').trim();
  const read = readLicenceKey(exact);
  return read === undefined || read === exact ? [exact] : [exact, read];
}

/** The same for all ways of typing a key, to count by: one of ours as read, any other without what typing adds. */
export function oneSpelling(typed: string): string {
  const [exact, read = exact] = possibleKeys(typed);
  return read;
}

function checkCharacters(data: string): string {
  let value = 0n;
  for (const character of data) value = value * 32n + BigInt(CROCKFORD.indexOf(character));
  // Times 1024, so that the check characters are two more digits of the same number.
  const check = Number((MODULUS - ((value * 1024n) % MODULUS)) % MODULUS);
  return `${CROCKFORD[check >> 5]}${CROCKFORD[check & 31]}`;
}

function group(characters: string): string {
  return characters.match(/.{5}/g)?.join('-') ?? '';
}
