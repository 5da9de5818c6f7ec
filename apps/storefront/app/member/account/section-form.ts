import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext } from '../../../page/request-context.ts';
import { redirectTo } from '../../redirect-to.ts';
import { proveAction } from './prove-action.ts';

/** A section with forms that wait for a proof of who is there. */
type Section = 'account' | 'security' | 'privacy';

/** In the place of what was done: nothing was, since it waits for that proof. */
const CONFIRM = 'confirm';

/** Whether what the member wanted to do waits for it. */
export const isProofAsked = ({ searchParams }: URL): boolean => searchParams.get('done') === CONFIRM;

/**
 * What the forms of such a section begin with: who sends them, and the proof itself where that is the form.
 * @returns the answer, where that was all; else who it is, and the ways back to the section
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
    /** To where the proof is given. */
    ask: () => to(CONFIRM),
  };
}
