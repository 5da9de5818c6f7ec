import { data, type LoaderFunctionArgs, type ServerBuild, type StaticHandlerContext } from 'react-router';
import { expect, test } from 'vitest';
import { restoreUnsentData } from '../page/unsent-data.ts';
import { leaveDataUnsent } from './leave-data-unsent.ts';

const page = { title: 'DVD Ripper', blocks: [1, 2] };
const route = (handle: object, loader: () => unknown, parentId?: string) => ({
  ...{ parentId, module: { handle, loader } },
});
/** Stands for the context of a content page's request. */
const ofContent = {};
const build = leaveDataUnsent(
  {
    routes: {
      root: route({}, () => page),
      content: route({ hydrate: false }, () => page),
      product: route({}, () => page, 'content'),
      refused: route({}, () => data(page, { status: 404 }), 'content'),
      member: route({}, () => page),
    },
  } as unknown as ServerBuild,
  (context) => Object.is(context, ofContent),
);
const load = async (id: string, context: unknown = undefined) =>
  build.routes[id]?.module.loader?.({ context } as LoaderFunctionArgs);

test.each([['content'], ['product'], ['root', ofContent]])(
  '%s is drawn from its data, which is not written down',
  async (id, request?) => {
    const context = { loaderData: { [id]: await load(id, request) } } as StaticHandlerContext;
    expect(Object.entries(context.loaderData[id] as object)).toEqual([]);
    restoreUnsentData(context);
    restoreUnsentData(context);
    expect(context.loaderData[id]).toBe(page);
  },
);

test('a page that hydrates sends its data, and an answer with a status stays one', async () => {
  expect(await load('member')).toBe(page);
  expect(await load('root')).toBe(page);
  expect(await load('refused')).toEqual(data(page, { status: 404 }));
});
