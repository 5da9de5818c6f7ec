import { NAME_LENGTH } from '@spindle/domain/accounts/profile/name-length.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import type { FormReply } from '../../forms/form-reply.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { usePageState } from '../../page-state.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ShownAccount } from './load-account.ts';

/** How the shop addresses the member, and the language of its mails, if it has more than one. */
export function ProfileForm(props: { account: ShownAccount; token: string; reply: FormReply | undefined }) {
  const { account, token, reply } = props;
  const words = useWords('profile');
  const { sites } = usePageState();
  const { form, field, problem } = useForm('account-profile', reply);
  const name = field('name');
  const language = field('language');
  const active = sites.map(({ locale }) => locale);
  // Otherwise the browser would choose another language for a member who changes only their name.
  const languages = active.includes(account.language) ? active : [account.language, ...active];
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={token} />
      <input type="hidden" name="step" value="profile" />
      <FormProblem code={problem} />
      <TextField
        field={{ ...name, value: reply ? name.value : account.name }}
        label={words('name')}
        autoComplete="name"
        maxLength={NAME_LENGTH}
      />
      {sites.length > 1 && (
        <Field id={language.id} label={words('language')} hint={words('languageHint')}>
          <Select
            name="language"
            defaultValue={language.value ?? account.language}
            options={languages.map((locale) => [locale, LANGUAGES[locale].name])}
          />
        </Field>
      )}
      <SubmitButton>{words('save')}</SubmitButton>
    </Form>
  );
}
