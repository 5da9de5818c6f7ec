import { listFailedJobs } from '@spindle/platform/failed-jobs.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { EventsPutAside } from './EventsPutAside.tsx';
import { FailedPublications } from './FailedPublications.tsx';

/**
 * Mails and other jobs that have used up their tries; a person can retry them. Below them, the publications that failed
 * and the events of payment providers that nothing handles.
 */
export function FailedJobs(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  return (
    <Frame view={view} title={words.jobs.title}>
      <DeskPage
        view={view}
        audited="job"
        permission="jobs"
        title={words.jobs.title}
        about={words.jobs.about}
        done={(kind) => words.jobs.done.replace('{kind}', kind)}
      >
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const jobs = await listFailedJobs(deps.db);
          return (
            <>
              <DeskTable
                rows={jobs}
                none={words.jobs.none}
                idOf={({ id }) => id}
                columns={[
                  { label: words.jobs.kind, cell: ({ kind }) => kind },
                  { label: words.jobs.failed, cell: ({ failedAt }) => format(failedAt) },
                  { label: words.jobs.tries, cell: ({ tries }) => tries },
                  { label: words.jobs.error, cell: ({ error }) => error },
                ]}
                actions={(job) => (
                  <form method="post" action="/desk/retry-job">
                    <input type="hidden" name="job" value={job.id} />
                    <input type="hidden" name="kind" value={job.kind} />
                    <button type="submit" aria-label={`${words.jobs.retry}: ${job.kind}`}>
                      {words.jobs.retry}
                    </button>
                  </form>
                )}
              />
              <FailedPublications payload={view.payload} language={view.i18n?.language} format={format} />
              <EventsPutAside db={deps.db} language={view.i18n?.language} />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
