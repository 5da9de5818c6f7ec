import type { FormReply } from '../../forms/form-reply.ts';

/** By a form's step, the answer to that form, if the answer is not to another form of the page. */
export type ReplyOf = (step: string) => FormReply | undefined;
