import type { ErrorCode } from '@spindle/domain/backend-api/envelope.ts';
import { useLinks } from '../page-state.ts';
import { useWords } from '../words.ts';

/**
 * An error code in the visitor's words. One that nobody knows becomes the general sentence, which leads to where
 * people help (spec §8).
 */
export function ErrorText({ code }: { code: string }) {
  const words = useWords('errors');
  const links = useLinks();
  if (code !== 'server_error' && words.has(code)) return words(code as ErrorCode);
  return (
    <a className="link" href={links.contact()}>
      {words('server_error')}
    </a>
  );
}
