import { findRelease } from '@spindle/domain/downloads/find-release.ts';
import { listReleases } from '@spindle/domain/downloads/list-releases.ts';
import type { Release } from '@spindle/domain/downloads/release.ts';
import { numberFormat } from '@spindle/i18n/formats.ts';
import { ALL_LOCALES, LANGUAGES } from '@spindle/platform/locales.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage } from '../DeskTable.tsx';
import { type DeskWords, deskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskForm, DeskText } from '../forms/DeskForm.tsx';
import { typedFields } from '../forms/typed-fields.ts';
import { RELEASES_PAGE } from '../pages.ts';

/** All releases, the newest first, with their number of downloads, below a form for the notes of one. */
export function Releases(view: AdminViewServerProps) {
  const { words, locale } = deskWords(view.i18n?.language);
  const { releases: said, prices } = words;
  const asked = typedFields(view.searchParams);
  const outcome = asked.as === 'withdrawn' ? 'withdrawn' : 'noted';
  const number = numberFormat(locale);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        audited="release"
        permission="releases"
        title={said.title}
        about={said.about}
        done={(file) => said[outcome].replace('{file}', file)}
      >
        {async () => {
          const { deps } = await shop();
          const edited = asked.edit === undefined ? undefined : await findRelease(deps.db, asked.edit);
          const { releases, next } = await listReleases(deps, { after: asked.after });
          return (
            <>
              {edited && <NotesForm release={edited} words={words} />}
              <DeskTable
                rows={releases}
                none={said.none}
                idOf={({ id }) => id}
                columns={[
                  { label: said.file, cell: ({ fileName }) => fileName },
                  { label: prices.products, cell: ({ pid }) => pid },
                  { label: said.version, cell: ({ version }) => version },
                  {
                    label: said.build,
                    cell: ({ build, architecture }) => `${said.builds[build]}, ${architecture}`,
                  },
                  { label: said.released, cell: ({ releasedAt }) => releasedAt.toISOString().slice(0, 10) },
                  { label: said.bytes, cell: ({ size }) => number.format(size) },
                  { label: 'SHA-256', cell: ({ sha256 }) => <Hash sha256={sha256} /> },
                  { label: said.trials, cell: ({ trials }) => number.format(trials) },
                  { label: said.licensed, cell: ({ licensed }) => number.format(licensed) },
                  { label: said.lately, cell: ({ lately }) => number.format(lately) },
                ]}
                actions={({ id, fileName, withdrawnAt }) =>
                  withdrawnAt ? (
                    <span className="desk-state">{said.gone}</span>
                  ) : (
                    <>
                      <a href={`/admin${RELEASES_PAGE}?edit=${id}`} aria-label={`${said.notes}: ${fileName}`}>
                        {said.notes}
                      </a>
                      <AskFirst
                        action="/desk/withdraw-release"
                        fields={{ release: id }}
                        name={`${said.withdraw}: ${fileName}`}
                        label={said.withdraw}
                        question={said.withdrawAsks.replace('{file}', fileName)}
                        yes={said.withdrawYes}
                      />
                    </>
                  )
                }
                next={nextPage(RELEASES_PAGE, next, prices.next)}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

/** The beginning of the hash, for comparison; the whole hash as a tooltip. */
function Hash({ sha256 }: { sha256: string }) {
  return <code title={sha256}>{sha256.slice(0, 12)}…</code>;
}

function NotesForm({ release, words }: { release: Release; words: DeskWords }) {
  const { releases: said, prices } = words;
  return (
    <DeskForm
      action="/desk/set-release-notes"
      title={said.notesOf.replace('{file}', release.fileName)}
      hidden={{ release: release.id }}
      save={prices.save}
      cancel={{ href: `/admin${RELEASES_PAGE}`, label: prices.cancel }}
    >
      {ALL_LOCALES.map((locale) => (
        <DeskText
          key={locale}
          name={`notes_${locale}`}
          label={LANGUAGES[locale].name}
          value={release.notes[locale] ?? ''}
          maxLength={4_000}
        />
      ))}
    </DeskForm>
  );
}
