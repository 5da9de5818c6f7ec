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

/** Payload's own check would demand a password with every save. */
const mayBeEmpty = () => true as const;

/**
 * The password of the user who is logged in. Without it, no account is made and no address, password or role is changed
 * (`content/staff/ask-password.ts`). Nobody is logged in while the shop's first account is being made.
 */
export function OwnPassword() {
  return useAuth().user ? <Password /> : null;
}

/** The password is kept nowhere: it leaves the form once the form is saved. */
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
