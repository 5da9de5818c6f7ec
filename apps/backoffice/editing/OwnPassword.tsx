'use client';
import {
  FieldDescription,
  PasswordField,
  useAuth,
  useField,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect } from 'react';
import { editingWords } from './editing-words.ts';

const NAME = 'currentPassword';

/** Payload's field wants one with every save. */
const mayBeEmpty = () => true as const;

/**
 * The password of who is logged in, without which no account is made and no address, password or role is changed
 * (`content/staff/ask-password.ts`). Nobody is while the shop's first account is made.
 */
export function OwnPassword() {
  return useAuth().user ? <Password /> : null;
}

/** Nothing keeps it: it leaves the form once that is saved. */
function Password() {
  const said = editingWords(useTranslation().i18n.language).words.ownPassword;
  const { setValue } = useField<string | undefined>({ path: NAME });
  const isModified = useFormModified();
  useEffect(() => {
    if (!isModified) setValue('', true);
  }, [isModified, setValue]);
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: NAME, label: said.label }}
        path={NAME}
        validate={mayBeEmpty}
      />
      <FieldDescription description={said.help} path={NAME} />
    </div>
  );
}
