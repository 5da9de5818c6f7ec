import { Form } from 'react-router';
import { CaptchaSlot } from '../../captcha/CaptchaSlot.tsx';
import { FormToken } from '../../forms/FormToken.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ScreenProps } from '../screen-props.ts';
import type { RegisterData } from './register-data.ts';

/** Step 2: the code from the mail, with two ways out if it does not come; another code if the last one is used up. */
export function CodeStep({ data, token, reply, captcha }: ScreenProps<RegisterData>) {
  const words = useWords('accounts');
  const { form, field, problem: answered } = useForm('register-code', reply);
  const problem = reply ? answered : data.problem;
  return (
    <>
      {data.sent && !reply && (
        <Notice tone="success">
          {words(data.sent === 'new' ? 'register.sentNew' : 'register.sentAgain')}
        </Notice>
      )}
      {captcha ? (
        <Form method="post" className="auth-fields">
          <FormToken token={token} />
          <input type="hidden" name="step" value={reply?.values.step === 'renew' ? 'renew' : 'again'} />
          <FormProblem code={problem} />
          <CaptchaSlot captcha={captcha} />
          <SubmitButton>{words('register.sendNew')}</SubmitButton>
        </Form>
      ) : problem === 'code_spent' ? (
        <Form method="post" className="auth-fields">
          <FormToken token={token} />
          <FormProblem code={problem} />
          <SubmitButton step="renew">{words('register.sendNew')}</SubmitButton>
        </Form>
      ) : (
        <Form method="post" {...form} className="auth-fields">
          <FormToken token={token} />
          <input type="hidden" name="step" value="code" />
          <FormProblem code={problem} />
          <TextField
            field={field('code')}
            label={words('register.code')}
            hint={words('register.codeHint')}
            className="input-code"
            mono
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={32}
            required
            autoFocus
          />
          <SubmitButton>{words('register.check')}</SubmitButton>
        </Form>
      )}
      <div className="auth-ways">
        {problem !== 'code_spent' && !captcha && (
          <Form method="post">
            <FormToken token={token} />
            <input type="hidden" name="step" value="again" />
            <button type="submit" className="link">
              {words('register.sendAgain')}
            </button>
          </Form>
        )}
        <Form method="post">
          <FormToken token={token} />
          <input type="hidden" name="step" value="start-over" />
          <button type="submit" className="link">
            {words('register.otherAddress')}
          </button>
        </Form>
      </div>
    </>
  );
}
