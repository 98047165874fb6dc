import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchText } from './fetch-text.ts';

let respond: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => respond(request, response));
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${Object(server.address()).port}/graphql`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('sends method, headers and body, and returns status and text', async () => {
  respond = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, headers } = request;
    response.writeHead(201).end(JSON.stringify({ method, type: headers['content-type'], body }));
  };
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const response = await fetchText(url, { method: 'POST', headers, body: '{"name":"आशा"}' });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ method: 'POST', type: 'application/json', body: '{"name":"आशा"}' });
});

it('returns a response without a body', async () => {
  respond = (_request, response) => response.writeHead(204).end();
  expect(await fetchText(url)).toMatchObject({ status: 204, body: null });
});

it('rejects when the signal aborts, with its reason', async () => {
  const controller = new AbortController();
  respond = () => controller.abort(new Error('left'));
  await expect(fetchText(url, { signal: controller.signal })).rejects.toThrow('left');
});

it('rejects a response that is cut off', async () => {
  respond = (_request, response) => {
    response.writeHead(200, { 'Content-Length': 10 }).write('half');
    response.destroy();
  };
  await expect(fetchText(url)).rejects.toThrow();
});

it('rejects a response of more than 5 MB', async () => {
  respond = (_request, response) => response.end(Buffer.alloc(5_000_001));
  await expect(fetchText(url)).rejects.toThrow('Response content exceeded max size');
});
