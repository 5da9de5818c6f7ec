import { useLinks } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import type { ScreenProps } from '../screen-props.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';

export interface SecondFactorData {
  section: 'second_factor';
  back: string | undefined;
}

/** The second step of a log-in. */
export function SecondFactorScreen({ data, token, reply }: ScreenProps<SecondFactorData>) {
  const words = useWords('accounts');
  const links = useLinks();
  return (
    <SecondFactorForm
      id="second-factor"
      submit={words('login.submit')}
      links={
        <a className="link" href={links.member('login', data.back)}>
          {words('reset.backToLogin')}
        </a>
      }
      {...{ token, reply }}
    />
  );
}
