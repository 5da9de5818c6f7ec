/** The tag of everything that shows the comments under a page, in any language; announced whenever one of them changes. */
export const commentsTag = (path: string) => `comments:${path}`;
