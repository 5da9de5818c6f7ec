/** What a member has agreed to by pressing a button of their subscription. */
export interface Agreement {
  /**
   * The words beside the button and on it, in the language of the page, as rendered at the moment of the press. Details that
   * change with time alone, such as the day on which a period ends, may have read differently when the page was opened.
   */
  text: string;
  /** Identifies the text: equal texts have the same version. */
  version: string;
  at: Date;
}
