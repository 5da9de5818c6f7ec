/** What a member has agreed to by a button of their subscription. */
export interface Agreement {
  /** The words, as they stood beside the button and on it, in the language of the page. */
  text: string;
  /** Names the text: equal texts have the same. */
  version: string;
  at: Date;
}
