// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

/** What Payload's form holds of the field, and how it asks whether that may be published. */
const form: { value: number | null; validate?: () => string | true } = { value: null };

vi.mock('@payloadcms/ui/shared', () => ({ mergeFieldStyles: () => ({}) }));
vi.mock('@payloadcms/ui', () => ({
  FieldError: ({ showError, message }: { showError: boolean; message?: string }) =>
    showError && <p role="alert">{message}</p>,
  TextInput: ({
    Error: error,
    value,
    onChange,
    htmlAttributes: { onBlur },
  }: {
    Error: React.ReactNode;
    value: string;
    onChange: React.ChangeEventHandler<HTMLInputElement>;
    htmlAttributes: { onBlur(): void };
  }) => (
    <>
      <input {...{ value, onChange, onBlur }} />
      {error}
    </>
  ),
  useField({ validate }: { validate: () => string | true }) {
    const [value, setValue] = useState(form.value);
    form.value = value;
    form.validate = validate;
    return { path: 'whole', setValue, value, showError: false, disabled: false };
  },
  useTranslation: () => ({ i18n: { language: 'de' } }),
  withCondition: <Component,>(component: Component) => component,
}));

async function openField(stored: number, step: number) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { Amount } = await import('./Amount.tsx');
  form.value = stored;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // As much of a field of Payload's as is read here.
  const field = { name: 'whole', admin: { step } } as never;
  await act(async () => root.render(<Amount field={field} path="whole" />));
  const input = document.querySelector('input') as HTMLInputElement;
  return {
    input,
    said: () => document.querySelector('[role=alert]')?.textContent,
    close: () => act(async () => root.unmount()),
    async write(text: string) {
      for (let length = 1; length <= text.length; length++) {
        await act(async () => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            input,
            text.slice(0, length),
          );
          input.dispatchEvent(new Event('input', { bubbles: true }));
        });
      }
      await act(async () => {
        input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      });
    },
  };
}

test('what can’t be read stays to be seen, is not published, and takes nothing away', async () => {
  const { input, said, write, close } = await openField(4.7, 0.01);
  expect(input.value).toBe('4,70');
  await write('8,705');
  expect([input.value, said(), form.value]).toEqual(['8,705', 'Max. 2 Dezimalstellen', 4.7]);
  expect(form.validate?.()).toBe('Max. 2 Dezimalstellen');
  await write('8,7 GB');
  expect([said(), form.value]).toEqual(['Zum Beispiel 1234,56', 4.7]);
  await write('8,7');
  expect([input.value, said(), form.value, form.validate?.()]).toEqual(['8,70', undefined, 8.7, true]);
  await write('x');
  expect(form.validate?.()).not.toBe(true);
  await close();
  expect(form.validate?.(), 'once the field is gone').toBe(true);
});

test('a field has as many decimals as its step', async () => {
  const { input, said, write, close } = await openField(4.7, 0.001);
  await write('4,705');
  expect([input.value, said(), form.value]).toEqual(['4,705', undefined, 4.705]);
  await write('4,705x');
  expect(said()).toBe('Zum Beispiel 1234,567');
  await close();
});
