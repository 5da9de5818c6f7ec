import { useErrorWords } from '../forms/error-words.ts';
import { useLinks } from '../page-state.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useWords } from '../words.ts';

/** Asks for the code that the program shows; a QR code skips this form. */
export function CodeForm({ code, wrong }: { code: string; wrong: boolean }) {
  const words = useWords('pages');
  const say = useErrorWords();
  const links = useLinks();
  return (
    <form method="get" action={links.offlineActivation()} className="service-form">
      <Field
        id="offline-code"
        label={words('offline.code')}
        hint={words('offline.codeHint')}
        error={wrong ? say('offline_text_invalid') : undefined}
      >
        <TextArea
          name="code"
          rows={6}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
      </Field>
      <Button type="submit">{words('offline.read')}</Button>
    </form>
  );
}
