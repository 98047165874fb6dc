import { Code, type ConnectError } from '@connectrpc/connect';
import { encodeEnvelope } from '@connectrpc/connect/protocol';
import {
  codeToHttpStatus,
  errorToJson,
  parseContentType as parseConnectType,
} from '@connectrpc/connect/protocol-connect';
import {
  contentTypeJson,
  contentTypeProto,
  parseContentType as parseGrpcWebType,
  setTrailerStatus,
  trailerFlag,
  trailerSerialize,
} from '@connectrpc/connect/protocol-grpc-web';
import type { ErrorStatus } from '../http/errors.ts';

/** Returns the RPC protocol of a request; null if it is no RPC request, or has an encoding that unary calls do not have. */
export function protocolOf(request: Request): 'connect' | 'grpc-web' | null {
  // A Connect GET request names its encoding in the query.
  if (request.method === 'GET') {
    const encoding = new URL(request.url).searchParams.get('encoding');
    return encoding === 'json' || encoding === 'proto' ? 'connect' : null;
  }
  const type = request.headers.get('Content-Type');
  if (parseConnectType(type)?.stream === false) return 'connect';
  return parseGrpcWebType(type)?.text === false ? 'grpc-web' : null;
}

/**
 * Returns the error in the format of the request's protocol: JSON with an HTTP status for Connect, a trailers frame for gRPC-Web;
 * null for a request of neither protocol.
 */
export function errorResponse(
  request: Request,
  error: ConnectError,
  headers: Readonly<Record<string, string>> = {},
): Response | null {
  switch (protocolOf(request)) {
    case 'connect':
      return new Response(JSON.stringify(errorToJson(error, undefined)), {
        status: codeToHttpStatus(error.code),
        headers: { ...headers, 'Content-Type': 'application/json' },
      });
    case 'grpc-web': {
      const trailers = new Headers();
      setTrailerStatus(trailers, error);
      const isBinary = parseGrpcWebType(request.headers.get('Content-Type'))?.binary;
      return new Response(encodeEnvelope(trailerFlag, trailerSerialize(trailers)), {
        headers: { ...headers, 'Content-Type': isBinary ? contentTypeProto : contentTypeJson },
      });
    }
    case null:
      return null;
  }
}

/** Returns the RPC code that corresponds to an HTTP status of this backend. */
export function codeOf(status: ErrorStatus): Code {
  switch (status) {
    case 400:
    case 415:
    case 422:
      return Code.InvalidArgument;
    case 401:
      return Code.Unauthenticated;
    case 403:
      return Code.PermissionDenied;
    case 404:
    case 405:
      return Code.Unimplemented;
    case 409:
      return Code.Aborted;
    case 413:
    case 429:
      return Code.ResourceExhausted;
    case 503:
      return Code.Unavailable;
    case 500:
      return Code.Internal;
  }
}
