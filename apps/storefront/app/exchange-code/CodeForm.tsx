import { FormToken } from '../forms/FormToken.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { fieldOf } from '../forms/form-reply.ts';
import { TextField } from '../forms/TextField.tsx';
import { FormProblem } from '../member/FormProblem.tsx';
import { useLinks } from '../page-state.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.ts';

/** Asks for the code. */
export function CodeForm({ reply, token }: { reply: FormReply | undefined; token: string }) {
  const words = useWords('pages');
  const links = useLinks();
  return (
    <form method="post" action={links.exchangeCode()} className="service-form">
      <FormToken token={token} />
      <FormProblem code={reply?.problem} />
      <TextField
        field={fieldOf('exchange', 'code', reply)}
        label={words('exchange.code')}
        hint={words('exchange.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        mono
        required
      />
      <Button type="submit" name="step" value="look">
        {words('exchange.look')}
      </Button>
    </form>
  );
}
