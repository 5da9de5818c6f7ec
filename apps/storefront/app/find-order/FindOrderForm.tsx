import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';
import { Captcha } from '../captcha/Captcha.tsx';
import { FormToken } from '../forms/FormToken.tsx';
import { type FormReply, fieldOf } from '../forms/form-reply.ts';
import { TextField } from '../forms/TextField.tsx';
import { FormProblem } from '../member/FormProblem.tsx';
import { useLinks } from '../page-state.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.ts';

/** Asks for what the buyer of an order knows about it. */
export function FindOrderForm({
  token,
  reply,
  captcha,
}: {
  token: string;
  reply: FormReply | undefined;
  captcha: ShownCaptcha | undefined;
}) {
  const words = useWords('pages');
  const links = useLinks();
  return (
    <form method="post" action={links.findOrder()} className="service-form">
      <FormToken token={token} />
      <FormProblem code={reply?.problem} />
      <TextField
        field={fieldOf('find-order', 'number', reply)}
        label={words('findOrder.number')}
        hint={words('findOrder.numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        mono
        required
      />
      <TextField
        field={fieldOf('find-order', 'email', reply)}
        label={words('findOrder.email')}
        hint={words('findOrder.emailHint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      {captcha && <Captcha captcha={captcha} />}
      <Button type="submit">{words('findOrder.send')}</Button>
    </form>
  );
}
