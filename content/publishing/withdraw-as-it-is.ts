interface Asked<Args> {
  args?: Args;
  operation: string;
}

/**
 * Before an update: a document that is only withdrawn is not validated, because a page may name a document that has been
 * deleted since. Payload skips validation for its button, but not for scheduled withdrawals.
 */
export function withdrawAsItIs<Args>({ args, operation }: Asked<Args>): Args | undefined {
  const { data, draft } = (args ?? {}) as { data?: Readonly<Record<string, unknown>>; draft?: boolean };
  const withdraws = operation === 'update' && !draft && data?._status === 'draft';
  if (!withdraws || Object.keys(data).length > 1) return args;
  return { ...args, unpublishAllLocales: true } as Args;
}
