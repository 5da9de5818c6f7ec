/** The document whose draft is shown; for a global the id is 0, as in `cms.addresses`. */
export interface DraftOf {
  type: string;
  id: number;
}
