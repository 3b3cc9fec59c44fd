// Receives webhooks of Kashikari: WEBHOOK_SECRET=whsec_… PORT=8080 node receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from((process.env.WEBHOOK_SECRET ?? '').replace('whsec_', ''), 'base64');
const seen = new Set();

function isSigned({ 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' }, body) {
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false;
  const expected = Buffer.from(createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64'));
  const given = signatures.split(' ').map((one) => Buffer.from(one.replace('v1,', '')));
  return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
}

createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  if (!isSigned(request.headers, body)) return response.writeHead(401).end();
  if (!seen.has(request.headers['webhook-id'])) console.log(body);
  seen.add(request.headers['webhook-id']);
  response.writeHead(204).end();
}).listen(Number(process.env.PORT ?? 8080));
