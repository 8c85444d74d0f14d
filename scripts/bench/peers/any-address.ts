/** An application that answers every address, so that a cache can be filled. */
import { createServer } from 'node:http';

/** About as long as an answer of a calculator. */
const FILLING = 'x'.repeat(8_000);

createServer(({ url }, response) => {
  const body = JSON.stringify({ url, filling: FILLING });
  response.writeHead(200, {
    'Cache-Control': 'public, max-age=86400',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}).listen(Number(process.env['PORT']), 'localhost');
