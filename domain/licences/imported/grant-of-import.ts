/** Origin of the grant that an imported licence came with; it is named by the licence's own id. */
export function grantOfImport({ id }: { id: string }) {
  return { source: 'import', sourceId: id, ordinal: 1 } as const;
}
