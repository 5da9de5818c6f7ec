import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { z } from 'zod';
import { pidSchema } from '../catalogue/pid.ts';

/**
 * Who may have a build: `trial` everybody, `licensed` only who has a licence, `both` is one program for everybody that
 * a key unlocks.
 */
export const BUILDS = ['trial', 'licensed', 'both'] as const;
export type Build = (typeof BUILDS)[number];

/** What it runs on; `universal` is all that its system has. */
export const ARCHITECTURES = ['universal', 'x64', 'arm64', 'x86'] as const;
export type Architecture = (typeof ARCHITECTURES)[number];

/** What is new, by language. */
export type ReleaseNotes = Partial<Record<Locale, string>>;

/** What visitors call the file; nothing in it leads out of a directory or breaks out of a header. */
export const fileNameSchema = z.string().regex(/^[A-Za-z0-9](?:[\w+-]|\.(?!\.)){0,118}[A-Za-z0-9]$/);

export const notesSchema = z.partialRecord(z.enum(ALL_LOCALES), z.string().trim().min(1).max(4_000));

/** What staff say of a release; size and SHA-256 are read from the file. */
export const newReleaseSchema = z.object({
  pid: pidSchema,
  version: z.string().regex(/^\w[\w.+-]{0,39}$/),
  /** The day it came out: who has updates until then gets it. */
  releasedAt: z.date(),
  build: z.enum(BUILDS),
  architecture: z.enum(ARCHITECTURES),
  fileName: fileNameSchema,
  notes: notesSchema,
});
export type NewRelease = z.infer<typeof newReleaseSchema>;

export interface Release extends NewRelease {
  id: string;
  system: 'win' | 'mac' | 'android';
  /** Bytes. */
  size: number;
  /** Of the file, in hexadecimal digits. */
  sha256: string;
  addedAt: Date;
  /** Nobody gets it any more from then on; null while it stands. */
  withdrawnAt: Date | null;
}

/** What is new in it, in a language or else in English, or in whatever it is written in. */
export function notesIn({ notes }: Pick<Release, 'notes'>, locale: Locale): string | undefined {
  return notes[locale] ?? notes.en ?? Object.values(notes)[0];
}

const TYPES: Readonly<Record<string, string>> = {
  apk: 'application/vnd.android.package-archive',
  dmg: 'application/x-apple-diskimage',
  exe: 'application/vnd.microsoft.portable-executable',
  msi: 'application/x-msi',
  zip: 'application/zip',
};

/** The media type of an installer. What has none of its own is nothing that a browser would show. */
export function contentTypeOf(fileName: string): string {
  const [ending = ''] = /[^.]+$/.exec(fileName.toLowerCase()) ?? [];
  return TYPES[ending] ?? 'application/octet-stream';
}
