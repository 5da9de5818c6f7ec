/** The one document whose draft is shown; of what there is one of a kind, the id is 0, as in `cms.addresses`. */
export interface DraftOf {
  type: string;
  id: number;
}
