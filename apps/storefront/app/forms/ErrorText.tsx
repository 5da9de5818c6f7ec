import { useLinks } from '../page-state.ts';
import { useErrorWords } from './error-words.ts';

/**
 * An error code in the visitor's words. An unknown code becomes the general sentence, which leads to where people get
 * help (spec §8).
 */
export function ErrorText({ code }: { code: string }) {
  const say = useErrorWords();
  const links = useLinks();
  const said = say(code);
  if (said !== say('server_error')) return said;
  return (
    <a className="link" href={links.contact()}>
      {said}
    </a>
  );
}
