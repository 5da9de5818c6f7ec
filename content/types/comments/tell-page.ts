import type { Projection } from '../../publishing/projections.ts';
import { commentsTag } from './comments-tag.ts';

/**
 * A comment changes only the page under which it stands. If it is moved to another page, the former one carries the
 * comment's id as a tag (`comments#7`).
 */
export const tellPage: Projection = async (_tx, type, _id, live, readAll) => {
  if (type.name !== 'comments') return [];
  const { path } = live ?? (await readAll());
  return [commentsTag(String(path))];
};
