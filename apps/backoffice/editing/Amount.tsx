'use client';
import { FieldError, TextInput, useField, useTranslation, withCondition } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import type { NumberFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { readAmount, writeAmount } from './amount-text.ts';
import { editingWords } from './editing-words.ts';

/**
 * A price or a size, with a comma or a point. The browser's own field for numbers drops the sign that its language does not
 * know, and 54,99 would be sold for 5499. What is no amount is said at once, and nothing is stored for it.
 */
export const Amount = withCondition(({ field, path: stalePath, readOnly }: NumberFieldClientProps) => {
  const { customComponents, disabled, path, setValue, showError, value } = useField<number | null>({
    potentiallyStalePath: stalePath,
  });
  const { words, locale } = editingWords(useTranslation().i18n.language);
  // What somebody is writing, or has written that is no amount.
  const [written, setWritten] = useState<string>();
  const isNone = written !== undefined && readAmount(written) === undefined;
  useEffect(() => {
    // Another version may have been brought into the form while somebody was writing.
    setWritten((text) =>
      text !== undefined && (readAmount(text) ?? null) === (value ?? null) ? text : undefined,
    );
  }, [value]);
  const attributes = {
    autoComplete: 'off',
    inputMode: 'decimal',
    onBlur: () => !isNone && setWritten(undefined),
  };
  return (
    <TextInput
      path={path}
      label={field.label}
      required={field.required}
      className={field.admin?.className}
      style={mergeFieldStyles(field)}
      Description={customComponents?.Description}
      Error={
        <FieldError
          path={path}
          showError={isNone || showError}
          message={isNone ? words.noAmount : undefined}
        />
      }
      htmlAttributes={attributes}
      readOnly={readOnly || disabled}
      showError={isNone || showError}
      value={written ?? writeAmount(value, LANGUAGES[locale].dateTag)}
      onChange={({ target }: { target: HTMLInputElement }) => {
        setWritten(target.value);
        setValue(readAmount(target.value) ?? null);
      }}
    />
  );
});
