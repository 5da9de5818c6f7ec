// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

/** The value of the field in Payload's form, and spies on its publish button. */
const form: { value: number | null } = { value: null };
const { published, refused } = vi.hoisted(() => ({ published: vi.fn(), refused: vi.fn() }));

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
  useField() {
    const [value, setValue] = useState(form.value);
    form.value = value;
    return { path: 'whole', setValue, value, showError: false, disabled: false };
  },
  useTranslation: () => ({ i18n: { language: 'de' }, t: (key: string) => key }),
  PublishButton: () => <button type="button" onClick={published} />,
  Button: ({ onClick }: { onClick(): void }) => <button type="button" onClick={onClick} />,
  toast: { error: refused },
  withCondition: <Component,>(component: Component) => component,
}));

async function openField(stored: number, step: number) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { Amount } = await import('./Amount.tsx');
  const { PublishReadable } = await import('./PublishReadable.tsx');
  form.value = stored;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // The parts of a Payload field that are read here.
  const field = { name: 'whole', admin: { step } } as never;
  const show = (amount: React.ReactNode) =>
    act(async () =>
      root.render(
        <>
          <PublishReadable />
          {amount}
        </>,
      ),
    );
  await show(<Amount field={field} path="whole" />);
  const input = document.querySelector('input') as HTMLInputElement;
  return {
    input,
    said: () => document.querySelector('[role=alert]')?.textContent,
    remove: () => show(undefined),
    close: () => act(async () => root.unmount()),
    /** Whether the document was published. */
    async publish() {
      published.mockClear();
      refused.mockClear();
      await act(async () => document.querySelector('button')?.click());
      expect(published.mock.calls.length + refused.mock.calls.length).toBe(1);
      return published.mock.calls.length === 1;
    },
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
  const { input, said, write, publish, remove, close } = await openField(4.7, 0.01);
  expect(input.value).toBe('4,70');
  await write('8,705');
  expect([input.value, said(), form.value]).toEqual(['8,705', 'Max. 2 Dezimalstellen', 4.7]);
  expect(await publish()).toBe(false);
  await write('8,7 GB');
  expect([said(), form.value]).toEqual(['Zum Beispiel 1234,56', 4.7]);
  await write('8,7');
  expect([input.value, said(), form.value, await publish()]).toEqual(['8,70', undefined, 8.7, true]);
  await write('x');
  expect(await publish()).toBe(false);
  await remove();
  expect(await publish(), 'once the field is gone').toBe(true);
  await close();
});

test('a field in a drawer does not make the one below readable that has its path', async () => {
  const { markUnreadable } = await import('./unreadable.ts');
  const { publish, close } = await openField(4.7, 0.01);
  const below = markUnreadable();
  const inDrawer = markUnreadable();
  await act(async () => inDrawer());
  expect(await publish()).toBe(false);
  await act(async () => below());
  expect(await publish()).toBe(true);
  await close();
});

test('a field has as many decimals as its step', async () => {
  const { input, said, write, close } = await openField(4.7, 0.001);
  await write('4,705');
  expect([input.value, said(), form.value]).toEqual(['4,705', undefined, 4.705]);
  await write('4,705x');
  expect(said()).toBe('Zum Beispiel 1234,567');
  await close();
});
