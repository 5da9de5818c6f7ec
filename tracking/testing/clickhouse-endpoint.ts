import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { Session } from 'chdb';

/**
 * The part of ClickHouse's HTTP interface that the store uses, on top of the embedded engine, so that the client makes real
 * requests where no server is available. Run as a program; prints its port.
 *
 *     node tracking/testing/clickhouse-endpoint.ts <directory>
 */
const session = new Session(process.argv[2]);

const server = createServer(async (request, response) => {
  try {
    const { searchParams } = new URL(request.url ?? '/', 'http://endpoint');
    const body = await bodyOf(request);
    const query = searchParams.get('query');
    const sql = query === null ? body : `${query}\n${body}`;
    const parameters: Record<string, string> = {};
    const settings: string[] = [];
    for (const [name, value] of searchParams) {
      if (name.startsWith('param_')) parameters[name.slice('param_'.length)] = value.replace(/\\(.)/g, '$1');
      else if (KNOWN_SETTINGS.includes(name)) settings.push(`SET ${name} = '${value.replaceAll("'", "''")}'`);
    }
    const result = await session.queryBindAsync([...settings, sql].join('; '), parameters);
    response.writeHead(200, { 'x-clickhouse-query-id': searchParams.get('query_id') ?? '' });
    response.end(result.bytes());
  } catch (error) {
    response.writeHead(500).end(String((error as Error).message));
  }
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  session.close();
});
process.on('disconnect', () => process.exit());

const KNOWN_SETTINGS = ['insert_deduplication_token', 'date_time_input_format', 'async_insert'];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const zipped = request.headers['content-encoding'] === 'gzip';
  return (await buffer(zipped ? request.pipe(createGunzip()) : request)).toString();
}
