import { type Finding, failed, ok } from './finding.ts';
import { describeReply, probe } from './probe.ts';

interface CorsCheck {
  readonly check: string;
  readonly url: string;
  /** The origin whose pages send the request. */
  readonly origin: string;
  readonly method: string;
  /** Request headers, in lower case. */
  readonly headers: readonly string[];
}

/** Sends the preflight request that a browser sends, and reads what it allows. */
export async function corsFinding({ check, url, origin, method, headers }: CorsCheck): Promise<Finding> {
  const reply = await probe(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': headers.join(','),
    },
  });
  const remedy = `Let ${new URL(url).origin} answer OPTIONS with Access-Control-Allow-Origin: ${origin}, Access-Control-Allow-Methods: ${method} and Access-Control-Allow-Headers: ${headers.join(', ')}.`;
  if (reply.error !== null || reply.status >= 400) return failed(check, describeReply(reply), remedy);
  const allowed = (name: string) => listIn(reply.headers.get(`access-control-allow-${name}`));
  const [allowedOrigin = 'no origin'] = allowed('origin');
  if (allowedOrigin !== '*' && allowedOrigin !== origin.toLowerCase())
    return failed(check, `allows ${allowedOrigin}, not ${origin}`, remedy);
  // A safelisted method needs no permission (Fetch standard, "CORS-safelisted method").
  const methods = [...allowed('methods'), 'get', 'head', 'post'];
  if (!methods.includes('*') && !methods.includes(method.toLowerCase()))
    return failed(check, `does not allow the method ${method}`, remedy);
  const names = allowed('headers');
  const refused = headers.filter(
    // The wildcard does not cover Authorization (Fetch standard).
    (name) => !names.includes(name) && (name === 'authorization' || !names.includes('*')),
  );
  if (refused.length > 0) return failed(check, `does not allow the header ${refused.join(', ')}`, remedy);
  return ok(check, `${method} from ${origin} is allowed`);
}

function listIn(header: string | null): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
}
