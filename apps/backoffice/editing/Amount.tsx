'use client';
import { FieldError, TextInput, useField, useTranslation, withCondition } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import type { NumberFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { decimalsOf, heldAmount, readAmount, type Written, writeAmount } from './amount-text.ts';
import { editingWords } from './editing-words.ts';
import { markUnreadable } from './unreadable.ts';

/**
 * A field for a price or a size, with a decimal comma or point. The browser's own number field drops the separator that
 * its language does not know, and 54,99 would be sold for 5499. What is not an amount is reported at once: it can't be
 * published, and the stored value stays.
 */
export const Amount = withCondition(({ field, path: stalePath, readOnly }: NumberFieldClientProps) => {
  const { words, locale } = editingWords(useTranslation().i18n.language);
  const { dateTag } = LANGUAGES[locale];
  const decimals = decimalsOf(field.admin?.step);
  // What somebody is typing, or has typed and is not an amount.
  const [written, setWritten] = useState<Written>();
  const wrong = written && whyWrong(written.text, { decimals, dateTag, words });
  const { customComponents, disabled, path, setValue, showError, value } = useField<number | null>({
    potentiallyStalePath: stalePath,
  });
  const isWrong = wrong !== undefined;
  useEffect(() => (isWrong ? markUnreadable() : undefined), [isWrong]);
  useEffect(() => {
    // Another version may have been loaded into the form in the meantime.
    setWritten((now) => (now && heldAmount(now, decimals) === (value ?? null) ? now : undefined));
  }, [value, decimals]);
  const attributes = {
    autoComplete: 'off',
    inputMode: 'decimal',
    onBlur: () => !wrong && setWritten(undefined),
  };
  return (
    <TextInput
      path={path}
      label={field.label}
      required={field.required}
      className={field.admin?.className}
      style={mergeFieldStyles(field)}
      Description={customComponents?.Description}
      Error={<FieldError path={path} showError={Boolean(wrong) || showError} message={wrong} />}
      htmlAttributes={attributes}
      readOnly={readOnly || disabled}
      showError={Boolean(wrong) || showError}
      value={written?.text ?? writeAmount(value, dateTag)}
      onChange={({ target }: { target: HTMLInputElement }) => {
        const now = { text: target.value, before: written ? written.before : (value ?? null) };
        setWritten(now);
        setValue(heldAmount(now, decimals));
      }}
    />
  );
});

function whyWrong(
  text: string,
  {
    decimals,
    dateTag,
    words,
  }: { decimals: number; dateTag: string } & Pick<ReturnType<typeof editingWords>, 'words'>,
): string | undefined {
  const amount = readAmount(text, decimals);
  if (typeof amount !== 'string') return undefined;
  if (amount === 'too_fine' && decimals > 0) return words.tooFine.replace('{decimals}', String(decimals));
  const example = Number(`1234.${'567'.slice(0, decimals)}`);
  return words.noAmount.replace('{example}', writeAmount(example, dateTag));
}
