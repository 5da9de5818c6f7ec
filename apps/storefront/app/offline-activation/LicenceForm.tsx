import { FormToken } from '../forms/FormToken.tsx';
import { type FormReply, fieldOf } from '../forms/form-reply.ts';
import { TextField } from '../forms/TextField.tsx';
import { FormProblem } from '../member/FormProblem.tsx';
import { useLinks } from '../page-state.ts';
import { Button } from '../ui/Button.tsx';
import { SpecSheet } from '../ui/SpecSheet.tsx';
import { useWords } from '../words.ts';
import type { LicenceToUse, OfflineStep } from './load-offline.ts';
import type { SeatHolder } from './offline-action.ts';

/** Asks which licence the computer is to use: one of the member's own, or any by its key. */
export function LicenceForm(props: {
  step: Extract<OfflineStep, { kind: 'request' }>;
  reply: FormReply | undefined;
  /** The computers that use all seats of the licence. */
  holders: readonly SeatHolder[] | undefined;
  token: string;
}) {
  const { step, reply, holders, token } = props;
  const { code, computer, system, licences } = step;
  const words = useWords('pages');
  const offer = useWords('offer');
  const links = useLinks();
  const rows = [
    { label: words('offline.computer'), value: computer },
    { label: words('offline.system'), value: offer(`system.${system}`) },
  ];
  return (
    <form method="post" action={links.offlineActivation(code)} className="service-form">
      <FormToken token={token} />
      <SpecSheet rows={rows} />
      <FormProblem code={reply?.problem} />
      {licences && licences.length > 0 && (
        <OwnLicences licences={licences} chosen={reply ? (reply.values.licence ?? '') : undefined} />
      )}
      <TextField
        field={fieldOf('offline', 'key', reply)}
        label={words('offline.key')}
        hint={words('offline.keyHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        mono
        required={!licences?.length}
      />
      <div className="service-ways">
        <Button type="submit">{words('offline.make')}</Button>
        {!licences && (
          <a className="link" href={links.member('login', links.offlineActivation(code))}>
            {words('offline.logIn')}
          </a>
        )}
      </div>
      {holders && <Holders holders={holders} computer={computer} />}
    </form>
  );
}

/** @param chosen a licence's id; empty for the key that is typed below */
function OwnLicences(props: { licences: readonly LicenceToUse[]; chosen: string | undefined }) {
  const { licences, chosen = props.licences[0]?.id } = props;
  const words = useWords('pages');
  return (
    <fieldset className="service-choice">
      <legend>{words('offline.which')}</legend>
      {licences.map(({ id, key, product }) => (
        <label key={id}>
          <input type="radio" name="licence" value={id} defaultChecked={id === chosen} />
          <span>
            {product} <span className="service-key whitespace-nowrap text-muted">…{key.slice(-5)}</span>
          </span>
        </label>
      ))}
      <label>
        <input type="radio" name="licence" value="" defaultChecked={chosen === ''} />
        <span>{words('offline.typed')}</span>
      </label>
    </fieldset>
  );
}

/** Below the submit button, which is the one that Enter must press. */
function Holders({ holders, computer }: { holders: readonly SeatHolder[]; computer: string }) {
  const words = useWords('pages');
  return (
    <section aria-labelledby="holders" className="offline-holders">
      <h2 id="holders">{words('offline.holders')}</h2>
      <p className="text-muted">{words('offline.holdersAbout', { computer })}</p>
      <ul>
        {holders.map(({ id, name, lastSeen, offline }) => (
          <li key={id}>
            <p>
              {name}{' '}
              <span className="inline-block text-muted text-small">
                {words('offline.lastSeen', { date: lastSeen })}
              </span>
            </p>
            {offline ? (
              <p className="text-small text-muted">{words('offline.held')}</p>
            ) : (
              <Button type="submit" name="release" value={id} look="outline" size="small">
                {words('offline.instead', { name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
