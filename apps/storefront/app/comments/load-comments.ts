import { commentsTag } from '@spindle/content/types/comments/comments-tag.ts';
import { slugPath } from '@spindle/content/types/slug-path.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';

/** Most comments on a page, the newest ones; a list returns no more in one read. */
const MOST = 100;

export interface ShownComment extends Said {
  id: number;
  reply: Said | undefined;
}

interface Said {
  author: string;
  text: string;
  /** When it was written: `day` for programs, `date` in the page's language. */
  day: string;
  date: string;
}

/** Readers' approved comments on an article in its language, newest first. */
export async function loadComments(
  context: Readonly<RouterContextProvider>,
  document: { slug: string },
): Promise<ShownComment[]> {
  const path = slugPath('')(document);
  if (!path) return [];
  const { content, log } = context.get(servicesContext);
  const visit = context.get(requestContext);
  const { locale } = visit;
  visit.tags.add(commentsTag(path));
  const format = dayFormatter(locale);
  const at = (moment: string) => ({ day: moment.slice(0, 10), date: format(new Date(moment)) });
  try {
    const { items, tags } = await content.list('comments', {
      locale,
      where: { path, locale },
      sort: [{ field: 'writtenAt', descending: true }],
      page: { number: 1, size: MOST },
    });
    // Without the tag of all comments: approving a comment on another page must not purge this one.
    for (const tag of tags) if (tag !== 'comments') visit.tags.add(tag);
    return items.map(({ id, author, text, writtenAt, reply }) => ({
      ...{ id, author, text, ...at(writtenAt) },
      reply: reply && { author: reply.author, text: reply.text, ...at(reply.repliedAt) },
    }));
  } catch (error) {
    visit.incomplete = true;
    log.error({ err: error, path }, 'the comments of a page could not be loaded');
    return [];
  }
}
