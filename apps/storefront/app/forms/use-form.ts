import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FormField, type FormReply, fieldOf } from './form-reply.ts';
import { problemOf } from './problem-of.ts';

interface Checked {
  /** What the server had said by then; a newer word of its counts more. */
  reply: FormReply | undefined;
  fields: Record<string, string>;
}

/**
 * A form that is checked before it is sent, in so far as the browser can; without script the server alone checks it.
 * After a refusal, of the browser or the server, the first field at fault has the focus, and each field is checked
 * again while somebody types in it.
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
    // A button that asks for something else than what the form is for.
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
    /** For the form itself. What is wrong is said in the page's words, not in the browser's own. */
    form: { id, ref: form, noValidate: true, onSubmit, onInput },
    problem: reply?.problem,
    field: (name: string): FormField => ({ ...fieldOf(id, name, reply), error: current?.[name] }),
  };
}

/** What people fill in: hidden fields are none of their mistakes. */
function inputsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement && element.type !== 'hidden',
  ) as HTMLInputElement[];
}
