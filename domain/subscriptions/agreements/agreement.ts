/** What a member has agreed to by a button of their subscription. */
export interface Agreement {
  /**
   * The words beside the button and on it, in the language of the page, as it would say them when the button was pressed:
   * what time alone has moved since it was opened, such as the day on which a period ends, may have stood there otherwise.
   */
  text: string;
  /** Names the text: equal texts have the same. */
  version: string;
  at: Date;
}
