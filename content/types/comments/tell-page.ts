import type { Projection } from '../../publishing/projections.ts';
import { commentsTag } from './comments-tag.ts';

/** A comment changes the page that it stands under, and no other; one that was moved is named by that page itself. */
export const tellPage: Projection = async (_tx, type, _id, live, readAll) => {
  if (type.name !== 'comments') return [];
  const { path } = live ?? (await readAll());
  return [commentsTag(String(path))];
};
