import { useLinks } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { RegisterData } from './register-data.ts';

export function RegisterScreen(props: ScreenProps<RegisterData>) {
  const { step, email, minutes, back } = props.data;
  const words = useWords('accounts');
  const links = useLinks();
  const screens = {
    1: { title: words('register.title'), text: words('register.emailText'), Step: AddressStep },
    2: {
      title: words('register.codeTitle'),
      text: words('register.codeText', { email, minutes }),
      Step: CodeStep,
    },
    3: { title: words('register.passwordTitle'), text: words('register.passwordText'), Step: PasswordStep },
  };
  const { title, text, Step } = screens[step];
  return (
    <AuthFrame
      about={step === 1 ? props.about : undefined}
      step={words('register.step', { step })}
      title={title}
      text={<p>{text}</p>}
      links={
        <span>
          {words('register.haveAccount')}{' '}
          <a className="link" href={links.member('login', back)}>
            {words('login.submit')}
          </a>
        </span>
      }
    >
      <Step key={step} {...props} />
    </AuthFrame>
  );
}
