import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { openRest } from '../testing/rest.ts';

const { url } = await testDatabase();
const { payload, hire } = await openRest(url);
const editor = await hire('admin');

test('of who publishes and who deletes a document at once, both are answered', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { id } = await payload.create({
      collection: 'article-categories',
      draft: true,
      data: { title: `Category ${round}`, slug: `category-${round}` },
    });
    const path = `/article-categories/${id}`;
    const [published, deleted] = await Promise.all([
      editor('PATCH', `${path}?locale=en`, { title: 'New', _status: 'published' }),
      editor('DELETE', path),
    ]);
    expect([200, 404]).toContain(published.status);
    expect(deleted.status).toBe(200);
  }
});
