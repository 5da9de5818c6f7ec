import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { leaveDataUnsent } from './unsent-data.ts';

const page = { title: 'DVD Ripper', blocks: [1, 2] };
const route = (handle: object, loader: () => unknown, parentId?: string) => ({
  ...{ parentId, module: { handle, loader } },
});
const build = leaveDataUnsent({
  routes: {
    content: route({ hydrate: false }, () => page),
    product: route({}, () => page, 'content'),
    refused: route({}, () => data(page, { status: 404 }), 'content'),
    member: route({}, () => page),
  },
} as unknown as ServerBuild);
const load = async (id: string) => build.routes[id]?.module.loader?.({} as LoaderFunctionArgs);

test.each(['content', 'product'])('%s is drawn from its data, which is not written down', async (id) => {
  const loaded = (await load(id)) as typeof page;
  expect([loaded.title, loaded.blocks]).toEqual([page.title, page.blocks]);
  expect(Object.keys(loaded)).toEqual([]);
});

test('a page that hydrates sends its data, and an answer with a status stays one', async () => {
  expect(Object.keys((await load('member')) as object)).toEqual(['title', 'blocks']);
  expect(await load('refused')).toEqual(data(page, { status: 404 }));
});
