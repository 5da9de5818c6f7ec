import type { Projection } from '../../publishing/projections.ts';
import { commentsTag } from './comments-tag.ts';

/** A comment changes the page that it stands under, and no other; the page that one was moved from carries its id (`comments#7`). */
export const tellPage: Projection = async (_tx, type, _id, live, readAll) => {
  if (type.name !== 'comments') return [];
  const { path } = live ?? (await readAll());
  return [commentsTag(String(path))];
};
