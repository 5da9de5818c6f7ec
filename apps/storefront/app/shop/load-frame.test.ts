import { openLog } from '@spindle/platform/log.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { stateForTest } from '../render-for-test.tsx';
import { loadFrame } from './load-frame.ts';

const section = { label: 'Store', url: '/store', items: [] };
const navigation = {
  ...{ logoTitle: 'Spindle', login: 'Log in', product: { label: 'Products', subList: [] } },
  ...{ store: section, tips: section, support: section, tags: ['main-nav-pcs'] },
};

/** Lines of the log. */
const logged: string[] = [];

/** Loads the frame from documents by type and system; one that is given as an error can't be read. */
async function load(documents: Record<string, object | Error>) {
  const visit = {
    ...{ locale: 'en', os: 'mac', preview: undefined, bySystem: false, incomplete: false },
    ...{ tags: new Set<string>(), page: stateForTest },
  } as unknown as ShopRequest;
  const read = async (type: string, { where }: { where?: { os: string } }) => {
    const found = documents[where ? `${type} ${where.os}` : type] ?? null;
    if (found instanceof Error) throw found;
    return found;
  };
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    content: { read },
    log: openLog('test', 'error', { write: (line) => void logged.push(line) }),
  } as unknown as PageServices);
  context.set(requestContext, visit);
  return { frame: await loadFrame(context), visit };
}

const whole = {
  ...{ 'main-nav-pcs win': navigation, 'main-nav-pcs mac': navigation },
  ...{ footer: { tags: ['footer', 'footer#1'] }, 'page-commons': { tags: ['page-commons'] } },
};

test('a frame of which all could be loaded is whole, and names its documents', async () => {
  const { frame, visit } = await load(whole);
  expect(frame.footer).toBeDefined();
  expect(visit).toMatchObject({ incomplete: false, bySystem: false });
  expect([...visit.tags]).toEqual(['main-nav-pcs', 'footer', 'footer#1', 'page-commons']);
});

test('a document that does not exist is no failure', async () => {
  const { visit } = await load({ 'main-nav-pcs win': navigation, 'main-nav-pcs mac': navigation });
  expect(visit.incomplete).toBe(false);
  expect(visit.tags).toContain('footer');
});

test.each(Object.keys(whole))('without its %s a page is not to be kept', async (part) => {
  const { visit } = await load({ ...whole, [part]: new Error('no database') });
  expect(visit.incomplete).toBe(true);
  expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({ err: { message: 'no database' } });
});

test('where the bars differ, the page depends on the system', async () => {
  const other = { ...navigation, logoTitle: 'Spindle for Mac' };
  const { frame, visit } = await load({ ...whole, 'main-nav-pcs mac': other });
  expect(frame.navigation?.logoTitle).toBe('Spindle for Mac');
  expect(visit.bySystem).toBe(true);
});
