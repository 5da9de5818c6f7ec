/** What the grant with which a licence came is called: by the licence itself. */
export function grantOfImport({ id }: { id: string }) {
  return { source: 'import', sourceId: id, ordinal: 1 } as const;
}
