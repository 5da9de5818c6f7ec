'use client';
import { FieldError, TextInput, useField, useTranslation, withCondition } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import type { NumberFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { editingWords } from './editing-words.ts';
import { readPrice, writePrice } from './price-text.ts';

/**
 * A price, with a comma or a point. The browser's own field for numbers drops the sign that its language does not
 * know, and 54,99 would be sold for 5499. What is no price is said at once, and nothing is stored for it.
 */
export const Price = withCondition(({ field, path: stalePath, readOnly }: NumberFieldClientProps) => {
  const { customComponents, disabled, path, setValue, showError, value } = useField<number | null>({
    potentiallyStalePath: stalePath,
  });
  const { words, locale } = editingWords(useTranslation().i18n.language);
  // What somebody is writing, or has written that is no price.
  const [written, setWritten] = useState<string>();
  const isNone = written !== undefined && readPrice(written) === undefined;
  useEffect(() => {
    // Another version has been brought into the form.
    if (typeof value === 'number')
      setWritten((text) => (text !== undefined && readPrice(text) === undefined ? undefined : text));
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
          message={isNone ? words.noPrice : undefined}
        />
      }
      htmlAttributes={attributes}
      readOnly={readOnly || disabled}
      showError={isNone || showError}
      value={written ?? writePrice(value, LANGUAGES[locale].dateTag)}
      onChange={({ target }: { target: HTMLInputElement }) => {
        setWritten(target.value);
        setValue(readPrice(target.value) ?? null);
      }}
    />
  );
});
