import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext } from '../../../page/request-context.ts';
import { redirectTo } from '../../redirect-to.ts';
import { proveAction } from './prove-action.ts';

/** A section with forms that need a proof of who the member is. */
type Section = 'account' | 'security' | 'privacy';

/** Says in `done` that nothing was done, since the proof is needed first. */
const CONFIRM = 'confirm';

/** Whether what the member wanted to do waits for the proof. */
export const isProofAsked = ({ searchParams }: URL): boolean => searchParams.get('done') === CONFIRM;

/**
 * What the forms of such a section have in common: finds out who sends them, and handles the form that is the proof itself.
 * @returns the answer to the proof; otherwise the member, and redirects back to the section
 */
export async function sectionForm<Done extends string>(
  section: Section,
  form: FormData,
  context: Readonly<RouterContextProvider>,
  request: Request,
) {
  const { page, viewer } = context.get(requestContext);
  const links = linksFor(page);
  const who: Viewer = await viewer();
  if (who.kind !== 'member') throw redirectTo(context, links.member('login', links[section]()));
  const to = (done?: Done | typeof CONFIRM, cookies: readonly string[] = []) =>
    redirectTo(context, links[section](done), {
      status: 303,
      headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    });
  const proof = await proveAction(form, who, context, request);
  if (proof) return { answer: proof.ok ? to() : proof.answer };
  return {
    who,
    to,
    /** Redirects to where the proof is given. */
    ask: () => to(CONFIRM),
  };
}
