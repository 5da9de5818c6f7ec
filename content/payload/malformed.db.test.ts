import { openLog } from '@spindle/platform/log.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { APIError } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRest, type Rest } from '../testing/rest.ts';

const { url } = await testDatabase();
const written: { level: number; msg?: string }[] = [];
const log = openLog('test', 'info', { write: (line: string) => void written.push(JSON.parse(line)) });
const { payload, rest, hire } = await openRest(url, log);

const ERROR = 50;
let admin: Rest;
beforeAll(async () => {
  admin = await hire('admin');
});
beforeEach(() => {
  written.length = 0;
});

/** A form like that of a picture's page. */
function form(fields: Record<string, string | File>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
}
/** The beginning of a form whose sender has gone away. */
const cutOff = () =>
  new Blob(['--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nPNG'], {
    type: 'multipart/form-data; boundary=x',
  });
const noFile = new File([], 'disc.png', { type: 'image/png' });

describe('what can’t be read is no error of the server', () => {
  test.each<[string, string, string | FormData | undefined]>([
    ...['null', '3', '"text"', 'true'].flatMap((body): [string, string, string][] => [
      ['POST', '/article-categories', body],
      ['POST', '/globals/footer', body],
      ['POST', '/payload-locked-documents', body],
      ['POST', '/media', body],
    ]),
    ['POST', '/article-categories', '{'],
    ['POST', '/media', form({ _payload: '{"alt":"A disc"}' })],
    ['POST', '/media', form({ _payload: '{' })],
    ['POST', '/media', form({ file: 'no file' })],
    ['POST', '/media', form({ file: '{}' })],
    ['POST', '/media', form({ _payload: '{"alt":"A disc"}', file: noFile })],
  ])('%s %s %s', async (method, path, body) => {
    const answer = await admin(method, path, body);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/"message":"\w+/)]);
  });

  test.each<[string, string, string | FormData | undefined]>([
    ['POST', '/article-categories', '{'],
    ['POST', '/media', form({ _payload: '{' })],
  ])('and is a plain line in the log: %s %s', async (method, path, body) => {
    expect((await admin(method, path, body)).status).toBe(400);
    expect(written).toEqual([expect.objectContaining({ level: 30, status: 400, msg: expect.any(String) })]);
  });

  test.each(['/staff/unlock', '/staff/refresh-token', '/articles/no-number', '/media/no-number'])(
    'and an id that is no number is one, too: GET %s',
    async (path) => {
      const answer = await admin('GET', path);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/"message":"\w+/)]);
      expect(written).toEqual([expect.objectContaining({ level: 30, status: 400, msg: expect.any(String) })]);
    },
  );

  test('a form that is cut off is a plain line in the log, too', async () => {
    const { status } = await admin('POST', '/media', cutOff());
    expect(status).toBe(400);
    expect(written).toEqual([expect.objectContaining({ level: 30, status: 400 })]);
  });

  test.each(['near', 'within', 'intersects'])('nothing here is %s a point on a map', async (operator) => {
    for (const path of [
      'articles',
      'media',
      'staff',
      'payload-jobs',
      'articles/count',
      'articles/versions',
    ]) {
      const field = path === 'articles/versions' ? 'version.title' : 'createdAt';
      for (const where of [
        `where[${field}][${operator}]=1,2,3`,
        `where[or][0][and][0][${field}][${operator}]=1`,
      ]) {
        const answer = await admin('GET', `/${path}?${where}`);
        expect([path, answer.status, await answer.text()]).toEqual([
          path,
          400,
          expect.stringContaining('can’t be asked'),
        ]);
      }
    }
    const many = `/article-categories?where[title][${operator}]=1`;
    expect((await admin('PATCH', `${many}&locale=en`, { title: 'Taken' })).status).toBe(400);
    expect((await admin('DELETE', many)).status).toBe(400);
    written.length = 0;
    await admin('GET', `/articles?where[title][${operator}]=1`);
    expect(written.map(({ level }) => level)).not.toContain(ERROR);
  });

  test.each(['/constructor', '/__proto__', '/toString/1', '/staff/verify/x'])(
    'there is no call %s',
    async (path) => {
      expect((await rest('POST', path, {})).status).toBe(404);
    },
  );

  test.each(['__proto__', 'constructor', 'toString'])(
    'a block that is named %s is one that nobody knows',
    async (blockType) => {
      const page = { slug: 'a-page', title: 'A page', blocks: [{ blockType }] };
      const answer = await admin('POST', '/page-products?locale=en', page);
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('There is no block'),
      ]);
      // A program's write skips these checks: there, too, such a name is an unknown block, and nothing breaks.
      await payload.create({
        collection: 'page-products',
        data: { ...page, slug: blockType.toLowerCase().replaceAll('_', 'x') } as never,
        locale: 'en',
      });
    },
  );

  test('a page with more blocks than anybody writes is refused in words, before it is worked on', async () => {
    const blocks = Array.from({ length: 201 }, () => ({ blockType: 'faq', title: 'Questions', items: [] }));
    const answer = await admin('POST', '/page-products?locale=en', { slug: 'long', title: 'Long', blocks });
    const { errors } = (await answer.json()) as { errors: { message: string }[] };
    expect(answer.status).toBe(400);
    expect(errors[0]?.message).toMatch(
      /^This page has 201 blocks, and 200 are the most\..*Nothing was saved\.$/,
    );
  });

  test('and nothing of it is kept', async () => {
    const { id } = await payload.create({
      collection: 'article-categories',
      data: { title: 'Discs', slug: 'discs' } as never,
      locale: 'en',
    });
    for (const body of ['null', '3']) await admin('PATCH', `/article-categories/${id}?locale=en`, body);
    expect(await payload.findByID({ collection: 'article-categories', id, locale: 'en' })).toMatchObject({
      title: 'Discs',
    });
  });
});

describe('an error that says no', () => {
  // An error as the back office's build leaves it, without the name of its class.
  const shortened = (status: number, message: string) => {
    const error = new (class extends APIError {})(message, status);
    error.name = '';
    return error;
  };
  const failing = async (error: Error, method: 'get' | 'post' = 'get') => {
    payload.config.endpoints?.push({
      ...{ path: '/fails', method },
      handler: () => {
        throw error;
      },
    });
    const answer = await rest(method.toUpperCase(), '/fails', method === 'post' ? {} : undefined);
    payload.config.endpoints?.pop();
    return { status: answer.status, body: await answer.json() };
  };

  test('keeps its words, and is no error in the log, whatever its class is called', async () => {
    const message = 'Somebody else is editing this.';
    const said = await failing(shortened(423, message));
    expect(said).toEqual({ status: 423, body: { errors: [{ message }] } });
    expect(written).toEqual([expect.objectContaining({ level: 30, msg: message, status: 423 })]);
  });

  test('a NaN of our own in a question to the database is an error in the log', async () => {
    const fault = new Error('Failed query', {
      cause: new Error('invalid input syntax for type integer: "NaN"'),
    });
    payload.logger.error({ err: fault });
    expect(written.map(({ level }) => level)).toEqual([ERROR]);
  });

  test.each([TypeError, URIError])(
    'a fault of the program is an error in the log, and says nothing of itself: %o',
    async (Fault) => {
      const said = await failing(new Fault('secret of the program'));
      expect(said).toMatchObject({ status: 500, body: { errors: [{ message: 'Something went wrong.' }] } });
      expect(written.map(({ level }) => level)).toEqual([ERROR]);
    },
  );

  test.each([
    ['words alone'],
    [{ msg: 'words beside' }],
    [new Error('an error by itself')],
    [{ err: null }],
    [null],
  ])('what Payload writes in other ways arrives in the log: %j', (about) => {
    payload.logger.error(about);
    expect(written.map(({ level }) => level)).toEqual([ERROR]);
  });

  test('one that is refused something is told so', async () => {
    const answer = await rest('GET', '/articles');
    expect(answer.status).toBe(403);
    expect(written.map(({ level }) => level)).not.toContain(ERROR);
  });
});
