import type { FormReply } from '../../forms/form-reply.ts';

/** Of each form: the answer to it, and not to another one of the page. */
export type ReplyOf = (step: string) => FormReply | undefined;
