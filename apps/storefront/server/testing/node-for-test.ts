/** Only the connection handling of a storefront: `node node-for-test.ts <port>`. */
import { createServer } from 'node:http';
import { followConnections } from '@spindle/platform/connections.ts';
import { endInOrder } from '@spindle/platform/lifecycle.ts';
import { openLog } from '@spindle/platform/log.ts';
import { answerFromSocket } from '../http/answer-from-socket.ts';
import { endConnections } from '../http/end-connections.ts';
import { limitConnections, QUIET_TIMES } from '../http/limit-connections.ts';

const page = Buffer.alloc(30_000);
const head = `HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: ${page.length}\r\n\r\n`;
const whole = Buffer.concat([Buffer.from(head), page]);
const http = createServer();
// Slow enough that requests are in progress whenever it is stopped.
limitConnections(http, (req, res) => {
  req.resume();
  setTimeout(() => res.end(page), 10);
});
const connections = followConnections(http);
const answers = answerFromSocket(http, ({ url }) => (url === '/stored' ? whole : undefined), QUIET_TIMES);
answers.server.listen(Number(process.argv[2]), '127.0.0.1');
endInOrder(openLog('node', 'warn'), () => endConnections(answers, connections));
