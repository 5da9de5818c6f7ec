import { licenceDetails } from '@spindle/domain/licences/licence-details.ts';
import { nextChargeOfLicence } from '@spindle/domain/subscriptions/next-charge-of-licence.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { AuditTrail } from '../AuditTrail.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { boughtLabels } from '../product-labels.ts';
import { ExtendForm } from './ExtendForm.tsx';
import { LicenceDevices, LicenceFacts, LicenceGrants } from './LicenceParts.tsx';

/** One licence with its grants and devices, and the actions on it. */
export function LicencePage(view: AdminViewServerProps) {
  const { locale, words } = deskWords(view.i18n?.language);
  const said = words.licence;
  const id = z.uuid().safeParse([view.params?.segments].flat().at(-1)).data;
  const outcomes: Readonly<Record<string, string>> = said.outcomes;
  return (
    <Frame view={view} title={said.title}>
      <DeskPage view={view} permission="licences" title={said.title} done={(what) => outcomes[what] ?? what}>
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const details = id === undefined ? undefined : await licenceDetails(deps, id);
          if (!details) return <p>{said.missing}</p>;
          const { licence } = details;
          const labelOf = await boughtLabels(deps.db, [licence], locale);
          return (
            <>
              <LicenceFacts {...{ details, words, format, labelOf }} />
              {licence.state !== 'revoked' && (
                <AskFirst
                  action="/desk/revoke-licence"
                  fields={{ licence: licence.id }}
                  name={`${said.revoke}: ${licence.key}`}
                  label={said.revoke}
                  question={said.revokeAsks}
                  yes={said.revokeYes}
                />
              )}
              {licence.state !== 'revoked' && (
                <AskFirst
                  action="/desk/replace-key"
                  fields={{ licence: licence.id, former: licence.key }}
                  name={`${said.newKey}: ${licence.key}`}
                  label={said.newKey}
                  question={said.newKeyAsks}
                  yes={said.newKeyYes}
                />
              )}
              {details.canBeExtended && (
                <ExtendForm
                  licenceId={licence.id}
                  nextCharge={await nextChargeOfLicence(deps.db, licence.id)}
                  {...{ words, format }}
                />
              )}
              <LicenceDevices {...{ details, words, format }} />
              <LicenceGrants {...{ details, words, format }} />
              <AuditTrail entries={details.audit} {...{ words, format, locale }} />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
