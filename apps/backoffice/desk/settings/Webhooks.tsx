import { listWebhooks } from '@spindle/domain/webhooks/list-webhooks.ts';
import { WEBHOOK_EVENTS } from '@spindle/domain/webhooks/webhook.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskChecks, DeskField, DeskForm } from '../forms/DeskForm.tsx';
import { typedFields } from '../forms/typed-fields.ts';
import { wayBack } from '../forms/way-back.ts';
import { WEBHOOKS_PAGE } from '../pages.ts';

/** The webhook endpoints with the secrets to pass on, and what became of the newest deliveries. */
export function Webhooks(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const said = words.webhooks;
  const typed = typedFields(view.searchParams);
  const outcome = typed.as === 'ended' || typed.as === 'newSecret' ? typed.as : 'made';
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        audited="webhook"
        permission="webhooks"
        title={said.title}
        about={said.about}
        done={(url) => said[outcome].replace('{url}', url)}
      >
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const { endpoints, deliveries } = await listWebhooks(deps);
          return (
            <>
              <DeskForm
                action="/desk/make-webhook"
                title={said.form}
                save={words.prices.save}
                cancel={wayBack(typed, `/admin${WEBHOOKS_PAGE}`, words.prices.cancel)}
              >
                <DeskField
                  name="url"
                  label={said.url}
                  help={said.urlHelp}
                  value={typed.url ?? ''}
                  wide
                  required
                  maxLength={500}
                />
                <DeskChecks
                  name="events"
                  label={said.events}
                  value={typed.events ?? WEBHOOK_EVENTS.join(',')}
                  options={WEBHOOK_EVENTS.map((event) => [event, `${said.names[event]} (${event})`])}
                />
              </DeskForm>
              <DeskTable
                rows={endpoints}
                none={said.none}
                idOf={({ id }) => id}
                columns={[
                  { label: said.url, cell: ({ url }) => url },
                  { label: said.events, cell: ({ events }) => events.join(', ') },
                  { label: said.secret, cell: ({ secret }) => <code>{secret}</code> },
                ]}
                actions={({ id, url, generation }) => (
                  <>
                    <AskFirst
                      action="/desk/change-webhook"
                      fields={{ id, change: 'new-secret', generation: String(generation) }}
                      name={`${said.renew}: ${url}`}
                      label={said.renew}
                      question={said.renewAsks}
                      yes={said.renewYes}
                    />
                    <AskFirst
                      action="/desk/change-webhook"
                      fields={{ id, change: 'end' }}
                      name={`${said.end}: ${url}`}
                      label={said.end}
                      question={said.endAsks}
                      yes={said.endYes}
                    />
                  </>
                )}
              />
              <h2>{said.log}</h2>
              <DeskTable
                rows={deliveries}
                none={said.noneSent}
                idOf={({ id }) => id}
                columns={[
                  { label: said.event, cell: ({ type }) => type },
                  { label: said.at, cell: ({ at }) => format(at) },
                  { label: said.url, cell: ({ url }) => url },
                  { label: said.attempts, cell: ({ attempts }) => attempts },
                  {
                    label: said.outcome,
                    cell: ({ deliveredAt, lastStatus, lastError }) =>
                      deliveredAt
                        ? said.taken.replace('{time}', format(deliveredAt))
                        : [said.waiting, lastStatus ?? lastError].filter(Boolean).join(': '),
                  },
                ]}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
