import type { MiddlewareHandler } from 'hono';

/**
 * Refuses requests that a page of another origin sends, with 403. Without it, any website that a developer visits could read one-time codes
 * or switch faults on. Programs send neither `Origin` nor `Sec-Fetch-Site` and are not refused; nor is a link to a page. The host must be that
 * of `origin` or a loopback name, because a website can give its own name the address of this machine (DNS rebinding).
 */
export function ownOriginOnly(origin: string): MiddlewareHandler {
  const ownHost = new URL(origin).hostname;
  return async (context, next) => {
    const { req } = context;
    const url = new URL(req.url);
    const isOwnHost = url.hostname === ownHost || loopbackNames.has(url.hostname);
    const sender = req.header('Origin');
    const site = req.header('Sec-Fetch-Site');
    const isLink =
      req.method === 'GET' && req.header('Sec-Fetch-Dest') === 'document' && sender === undefined;
    const isOwnPage =
      (sender === undefined || sender === url.origin) &&
      (site === undefined || site === 'same-origin' || site === 'none' || isLink);
    if (!isOwnHost || !isOwnPage)
      return context.json({ error: 'This address answers only pages of its own origin, and programs.' }, 403);
    await next();
    context.header('Content-Security-Policy', "frame-ancestors 'none'");
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    return undefined;
  };
}

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
