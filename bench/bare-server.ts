/** Answers each address with bytes it was given: what Node alone costs. Arguments: port, then a file of answers. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

type Kept = { readonly headers: Record<string, string>; readonly body: string };

const [port = '', file = ''] = process.argv.slice(2);
const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Kept>;
const answers = new Map(
  Object.entries(kept).map(([key, { headers, body }]) => [
    key,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);
createServer((request, response) => {
  const answer = answers.get(`${request.headers['x-case'] ?? ''}`);
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { ...answer.headers, 'Content-Length': answer.body.length });
  response.end(answer.body);
}).listen(Number(port), '127.0.0.1');
