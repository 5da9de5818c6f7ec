import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { z } from 'zod';
import { pidSchema } from '../catalogue/pid.ts';

/**
 * Who may download a build. `trial`: everybody. `licensed`: only members with a licence. `both`: everybody; it is one program,
 * which a licence key unlocks.
 */
export const BUILDS = ['trial', 'licensed', 'both'] as const;
export type Build = (typeof BUILDS)[number];

/** What a build runs on; `universal` runs on all architectures of its system. */
export const ARCHITECTURES = ['universal', 'x64', 'arm64', 'x86'] as const;
export type Architecture = (typeof ARCHITECTURES)[number];

/** What is new in a release, by language. */
export type ReleaseNotes = Partial<Record<Locale, string>>;

/** The name of the downloaded file. It can't lead out of a directory, or break out of a header. */
export const fileNameSchema = z.string().regex(/^[A-Za-z0-9](?:[\w+-]|\.(?!\.)){0,118}[A-Za-z0-9]$/);

export const notesSchema = z.partialRecord(z.enum(ALL_LOCALES), z.string().trim().min(1).max(4_000));

/** What staff enter about a release; size and SHA-256 are read from the file. */
export const newReleaseSchema = z.object({
  pid: pidSchema,
  version: z.string().regex(/^\w[\w.+-]{0,39}$/),
  /** When it came out. A licence includes it if its updates last until then. */
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
  /** Of the file, in hexadecimal. */
  sha256: string;
  addedAt: Date;
  /** From then on nobody can download it; null if it is not withdrawn. */
  withdrawnAt: Date | null;
}

/** The release notes in a language, or else in English, or else in any language that they have. */
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

/** The media type of an installer. An unknown one gets a type that browsers save and do not display. */
export function contentTypeOf(fileName: string): string {
  const [ending = ''] = /[^.]+$/.exec(fileName.toLowerCase()) ?? [];
  return TYPES[ending] ?? 'application/octet-stream';
}
