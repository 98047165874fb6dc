import type { IncomingMessage, ServerResponse } from 'node:http';
import { posix } from 'node:path';
import { splitLanguagePrefix } from '@naap/ui/languages';
import send from 'send';
import { COMPRESSIBLE_TYPES, languageFiles } from '../pages.ts';
import { acceptedCodings, type Coding } from './codings.ts';
import type { PageHandler } from './page-handler.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Extensions of the compressed files that the build writes. */
const EXTENSIONS: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/** Files that are created on request (src/site-files). */
const GENERATED_FILE = /^\/(robots\.txt|sitemap\.xml|sitemaps\/[\w-]+\.xml)$/;

/**
 * Creates the request handler for a folder of built pages. Files under /assets/ have a hash in their name and are cached for a
 * year; everything else is revalidated. A path that names no file is a page of the app: `renderPage` answers, else it gets the empty page
 * `index.html` of its language, which the browser renders. `renderPage` also creates robots.txt and the sitemaps. A missing file (a path with an
 * extension) gets 404. The handler reads the folder anew for every request and never throws. HTML is sent with `pageHeaders`.
 */
export function createStaticHandler(
  root: string,
  pageHeaders: Readonly<Record<string, string>> = SECURITY_HEADERS,
  renderPage?: PageHandler,
) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply(response, 405, { Allow: 'GET, HEAD' });
      return;
    }
    const path = targetPath(request.url ?? '')?.replace(/[?#].*$/s, '');
    if (path === undefined) {
      reply(response, 400);
      return;
    }
    if (!isFileName(path)) void sendPage(`/${languageFiles(splitLanguagePrefix(path).prefix).shell}`);
    else if (GENERATED_FILE.test(path)) void sendPage(path);
    else sendFirst(candidates(path, request));

    /** Sends the response of `renderPage`, or else a file. */
    async function sendPage(file: string): Promise<void> {
      const url = URL.parse(`http://localhost${targetPath(request.url ?? '')}`);
      const answer = url === null ? {} : await renderPage?.(url, request, response);
      if (answer !== 'sent') sendFirst(candidates(file, request, answer));
    }

    function sendFirst([candidate, ...others]: readonly Candidate[]): void {
      if (candidate === undefined) {
        reply(response, 404);
        return;
      }
      clear(response);
      send(request, candidate.path, { root, index: false, cacheControl: false })
        .on('headers', () => setHeaders(response, candidate, pageHeaders))
        .on('directory', () => sendFirst(others))
        .on('error', (error: unknown) => {
          const status = statusOf(error);
          if (response.headersSent) response.destroy();
          // 400: the path cannot be decoded. 403: it points out of the folder.
          else if (status === 400 || status === 403 || status === 404) sendFirst(others);
          else if (status === 412) reply(response, 412);
          else if (status === 416) reply(response, 416, pick(response, 'Content-Range'));
          else reply(response, 500);
        })
        .pipe(response);
    }
  };
}

interface Candidate {
  /** URL-encoded path of the file to read. */
  readonly path: string;
  readonly isImmutable: boolean;
  readonly type?: string;
  readonly coding?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Lists the files that can answer a request for `path`: the accepted compressed forms, then the file itself. */
function candidates(
  path: string,
  request: IncomingMessage,
  headers: Candidate['headers'] = {},
): readonly Candidate[] {
  const isImmutable = path.startsWith('/assets/');
  const type = COMPRESSIBLE_TYPES.get(posix.extname(path));
  if (type === undefined) return [{ path, isImmutable, headers }];
  return [
    ...acceptedCodings(request).map((coding) => ({
      path: path + EXTENSIONS[coding],
      isImmutable,
      type,
      coding,
      headers,
    })),
    { path, isImmutable, type, headers },
  ];
}

function setHeaders(
  response: ServerResponse,
  { isImmutable, type, coding, headers }: Candidate,
  pageHeaders: Readonly<Record<string, string>>,
): void {
  const isPage = type?.startsWith('text/html') === true;
  for (const [name, value] of Object.entries({ ...(isPage ? pageHeaders : SECURITY_HEADERS), ...headers }))
    response.setHeader(name, value);
  response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (type !== undefined) {
    response.setHeader('Content-Type', type);
    response.setHeader('Vary', 'Accept-Encoding');
  }
  if (coding !== undefined) response.setHeader('Content-Encoding', coding);
}

/** Removes what an attempt to send a file has set: the file can disappear after its headers were made. */
function clear(response: ServerResponse): void {
  response.statusCode = 200;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}

/** Sends a response without a file. */
function reply(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  clear(response);
  const text = `${REASONS[status] ?? 'Error'}\n`;
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(text),
    })
    .end(text);
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  412: 'Precondition failed',
  416: 'Range not satisfiable',
  500: 'Internal server error',
};

/**
 * Returns the path and query of a request target, still URL-encoded; undefined for a target that is neither a path nor an http(s) URL
 * (RFC 9112, section 3.2).
 */
function targetPath(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  const url = URL.parse(target);
  return url !== null && /^https?:$/.test(url.protocol) ? url.pathname + url.search : undefined;
}

/** Returns whether the last segment of a path has a file extension. */
function isFileName(path: string): boolean {
  return /\.\w+$/.test(path);
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
}

function pick(response: ServerResponse, name: string): Readonly<Record<string, string>> {
  const value = response.getHeader(name);
  return value === undefined ? {} : { [name]: String(value) };
}
