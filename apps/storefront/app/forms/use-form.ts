import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FormField, type FormReply, fieldOf } from './form-reply.ts';
import { problemOf } from './problem-of.ts';

interface Checked {
  /** The server's answer at that time; a newer answer takes precedence. */
  reply: FormReply | undefined;
  fields: Record<string, string>;
}

/**
 * A form that is checked before it is sent, as far as the browser can; without script only the server checks it. After a
 * refusal by either, the first field with an error gets the focus, and each field is checked again while somebody types
 * in it.
 */
export function useForm(id: string, reply: FormReply | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState<Checked>();
  const current = checked && checked.reply === reply ? checked.fields : reply?.fields;

  useEffect(() => {
    const first = inputsOf(form.current).find(({ name }) => reply?.fields[name]);
    first?.focus();
  }, [reply]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A button that does something else than what the form is for.
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
    const inputs = inputsOf(event.currentTarget);
    const fields = Object.fromEntries(
      inputs.flatMap((input) => {
        const code = problemOf(input);
        return code ? [[input.name, code]] : [];
      }),
    );
    setChecked({ reply, fields });
    const first = inputs.find(({ name }) => fields[name]);
    if (!first) return;
    event.preventDefault();
    first.focus();
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!current || !(target instanceof HTMLInputElement)) return;
    const { [target.name]: _, ...others } = current;
    const code = problemOf(target);
    setChecked({ reply, fields: code ? { ...others, [target.name]: code } : others });
  }

  return {
    /** For the form itself. Errors are in the page's words, not in the browser's. */
    form: { id, ref: form, noValidate: true, onSubmit, onInput },
    problem: reply?.problem,
    field: (name: string): FormField => ({ ...fieldOf(id, name, reply), error: current?.[name] }),
  };
}

/** The fields that people fill in: hidden fields are not their mistakes. */
function inputsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement && element.type !== 'hidden',
  ) as HTMLInputElement[];
}
