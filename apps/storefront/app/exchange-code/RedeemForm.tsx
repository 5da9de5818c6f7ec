import { FormToken } from '../forms/FormToken.tsx';
import { type FormReply, fieldOf } from '../forms/form-reply.ts';
import { TextField } from '../forms/TextField.tsx';
import { FormProblem } from '../member/FormProblem.tsx';
import { useLinks } from '../page-state.ts';
import { Button } from '../ui/Button.tsx';
import { SpecSheet } from '../ui/SpecSheet.tsx';
import { useWords } from '../words.ts';
import type { ShownPreview } from './exchange-action.ts';

/** What the code can be exchanged for, and who gets it. */
export function RedeemForm(props: {
  preview: ShownPreview;
  reply: FormReply | undefined;
  token: string;
  /** The address of the logged-in member. */
  member: string | undefined;
}) {
  const { preview, reply, token, member } = props;
  const words = useWords('pages');
  const offer = useWords('offer');
  const links = useLinks();
  const rows = [
    { label: words('exchange.product'), value: preview.product },
    { label: words('exchange.licence'), value: offer(`licence.${preview.licenceType}`) },
    ...(preview.until ? [{ label: words('exchange.until'), value: preview.until }] : []),
    ...(member
      ? [{ label: words('exchange.account'), value: <span className="address">{member}</span> }]
      : []),
  ];
  return (
    <form method="post" action={links.exchangeCode()} className="service-form">
      <FormToken token={token} />
      <input type="hidden" name="code" value={preview.code} />
      <SpecSheet rows={rows} />
      <FormProblem code={reply?.problem} />
      {preview.extendable.length > 0 && <Extendable preview={preview} chosen={reply?.values.extend ?? ''} />}
      {member === undefined && (
        <>
          <TextField
            field={fieldOf('exchange', 'email', reply)}
            label={words('exchange.email')}
            hint={words('exchange.emailHint')}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <p className="text-small text-muted">
            {words('exchange.haveAccount')}{' '}
            <a className="link" href={links.member('login', links.exchangeCode())}>
              {words('exchange.logIn')}
            </a>
          </p>
        </>
      )}
      <div className="service-ways">
        <Button type="submit" name="step" value="redeem">
          {words('exchange.redeem')}
        </Button>
        <a className="link" href={links.exchangeCode()}>
          {words('exchange.another')}
        </a>
      </div>
    </form>
  );
}

/** A new licence, or more time for an existing one. */
function Extendable({ preview, chosen }: { preview: ShownPreview; chosen: string }) {
  const words = useWords('pages');
  const ways = [
    { id: '', label: words('exchange.newLicence') },
    ...preview.extendable.map(({ id, key, worksUntil }) => ({
      id,
      label: words('exchange.extend', { key: `…${key.slice(-5)}`, date: worksUntil }),
    })),
  ];
  return (
    <fieldset className="service-choice">
      <legend>{words('exchange.what')}</legend>
      {ways.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name="extend" value={id} defaultChecked={id === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
