import { CROCKFORD, randomCrockford, readCrockford } from '@spindle/platform/crockford.ts';

const DATA_LENGTH = 23;
const LENGTH = DATA_LENGTH + 2;
/** The largest prime that two characters can hold: detects every wrong character and every swap of neighbours. */
const MODULUS = 1021n;

/** A new licence key: 115 random bits and two check characters in five groups of five. */
export function newLicenceKey(random: (length: number) => string = randomCrockford): string {
  const data = random(DATA_LENGTH);
  return group(data + checkCharacters(data));
}

/** The key as stored, from what a person typed; undefined if it can't be a key. */
export function readLicenceKey(typed: string): string | undefined {
  const read = readCrockford(typed);
  if (read.length !== LENGTH || [...read].some((character) => !CROCKFORD.includes(character)))
    return undefined;
  const data = read.slice(0, DATA_LENGTH);
  return checkCharacters(data) === read.slice(DATA_LENGTH) ? group(read) : undefined;
}

/** The longest key allowed, including keys of other systems, some of which contain a signature. */
export const KEY_MAX = 500;

/**
 * The forms in which a typed key may be stored. The first is the text as typed, because keys of other systems match exactly,
 * without correction. The second is the shop's own key that `readLicenceKey` reads in it.
 */
export function possibleKeys(typed: string): [string, ...string[]] {
  // No key contains control characters: they come from pasting, and PostgreSQL can't store all of them.
  const exact = typed.replaceAll(/\p{Cc}/gu, '').trim();
  const read = readLicenceKey(exact);
  return read === undefined || read === exact ? [exact] : [exact, read];
}

/** One spelling for all ways of typing a key, for limits: the shop's own key as read, any other key as typed and trimmed. */
export function oneSpelling(typed: string): string {
  const [exact, read = exact] = possibleKeys(typed);
  return read;
}

function checkCharacters(data: string): string {
  let value = 0n;
  for (const character of data) value = value * 32n + BigInt(CROCKFORD.indexOf(character));
  // Multiplied by 1024, so that the check characters are two more digits of the same number.
  const check = Number((MODULUS - ((value * 1024n) % MODULUS)) % MODULUS);
  return `${CROCKFORD[check >> 5]}${CROCKFORD[check & 31]}`;
}

function group(characters: string): string {
  return characters.match(/.{5}/g)?.join('-') ?? '';
}
