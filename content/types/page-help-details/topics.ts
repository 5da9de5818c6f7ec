/** The topics of help articles; their names in each language are among the interface's words. */
export const HELP_TOPICS = ['install', 'licence', 'payment', 'discs', 'files', 'account'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];
