/** Builds the OpenAPI document from the routes (src/routes) and errors (src/http/errors.ts). */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { ERRORS, type ErrorCode } from '../src/http/errors.ts';
import { IdempotencyHeader } from '../src/http/idempotency-header.ts';
import { routes } from '../src/routes/index.ts';
import type { Route } from '../src/routes/route.ts';
import type {
  ApiDocument,
  Content,
  Header,
  Operation,
  Parameter,
  Response,
  Schema,
} from './openapi-types.ts';

const ALL_CODES = Object.keys(ERRORS).filter((code): code is ErrorCode => code in ERRORS);

const ConditionalHeader = v.object({
  'If-None-Match': v.optional(v.pipe(v.string(), v.description('The `ETag` of an earlier response.'))),
});

const HEADERS = {
  'Retry-After': 'After how many seconds the request can be sent again.',
  'WWW-Authenticate': '`Bearer`.',
  Allow: 'The methods of the path.',
};

/** Returns the OpenAPI 3.1 document. Named schemas and shared responses are in `components`. */
export function createApiDocument(): ApiDocument {
  const schemas: Record<string, Schema> = {};
  const responses: Record<string, Response> = {};
  const paths: Record<string, Record<string, Operation>> = {};

  /** Converts a schema, and moves the parts with a title into `components`. */
  const schemaOf = (schema: v.GenericSchema): Schema => {
    const { $schema: _, ...converted } = toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode: 'output',
      // `pattern`, `maxLength` and the descriptions say the same.
      ignoreActions: ['check', 'transform', 'trim'],
    });
    return JSON.parse(JSON.stringify(converted), (_key, value) => {
      if (typeof value?.title !== 'string') return value;
      const { title, ...rest } = value;
      schemas[title] = rest;
      return { $ref: `#/components/schemas/${title}` };
    });
  };

  const errorResponse = (codes: readonly ErrorCode[]): Response => {
    const name = codes.map(toPascalCase).join('Or');
    responses[name] ??= {
      description: codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join('\n\n'),
      ...errorHeaders(codes),
      content: json(schemaOf(errorSchema(codes))),
    };
    return { $ref: `#/components/responses/${name}` };
  };

  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operationOf(route, schemaOf, errorResponse),
    };
  }
  errorResponse(['not_found']);
  errorResponse(['method_not_allowed']);

  return {
    openapi: '3.1.1',
    info: {
      title: 'naap backend',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: [
        'Cart, addresses and orders of a shopper.',
        'The body of an error has a sentence for the shopper (`error`) and a stable `code`. A path that does not exist is 404 `not_found`, another method of an existing path is 405 `method_not_allowed`. Clients must ignore fields of responses that they do not know.',
        'Brands are an RPC (`api.common.proto.brandservice.BrandService`) with a contract of its own, in `proto`.',
      ].join('\n\n'),
    },
    servers: [{ url: '/', description: 'The server of this document.' }],
    paths,
    components: {
      securitySchemes: {
        identityToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An ID token of Firebase Authentication, from a sign-in by phone.',
        },
      },
      schemas: { ...schemas, Error: schemaOf(v.object(errorEntries(ALL_CODES))) },
      responses,
    },
  };
}

function operationOf(
  route: Route,
  schemaOf: (schema: v.GenericSchema) => Schema,
  errorResponse: (codes: readonly ErrorCode[]) => Response,
): Operation {
  const { success, cacheControl } = route;
  const parametersIn = (place: Parameter['in'], schema: v.GenericSchema | undefined): Parameter[] => {
    const { properties = {}, required = [] } = schema ? schemaOf(schema) : {};
    return Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: place,
      ...(description === undefined ? {} : { description }),
      ...(required.includes(name) ? { required: true } : {}),
      schema,
    }));
  };
  const parameters = [
    ...parametersIn('path', route.params),
    ...parametersIn('query', route.access === 'shopper' ? route.query : undefined),
    ...parametersIn('header', route.isIdempotent && IdempotencyHeader),
    ...parametersIn('header', cacheControl && ConditionalHeader),
  ];
  const etag = cacheControl
    ? { ETag: 'Changes with the body.', 'Cache-Control': `\`${cacheControl}\`.` }
    : {};
  return {
    operationId: route.id,
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...(route.access === 'shopper' ? { security: [{ identityToken: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.access === 'shopper' && route.body
      ? { requestBody: { required: true, content: json(schemaOf(route.body)) } }
      : {}),
    responses: {
      [success.status]: {
        description: success.description,
        ...headers({ ...success.headers, ...etag }),
        content: json(schemaOf(success.body)),
      },
      ...(cacheControl
        ? {
            304: {
              description: 'The response is the one with the ETag in `If-None-Match`.',
              ...headers(etag),
            },
          }
        : {}),
      ...Object.fromEntries(
        Array.from(
          Map.groupBy(errorsOf(route), (code) => ERRORS[code].status),
          ([status, codes]) => [status, errorResponse(codes)],
        ),
      ),
    },
  };
}

/** Returns the errors of a route in the order of `ERRORS`: its own, and those of the code that all requests run through (src/app.ts). */
function errorsOf(route: Route): readonly ErrorCode[] {
  const isShopper = route.access === 'shopper';
  const possible = new Set<ErrorCode>([
    'internal_error',
    ...(route.errors ?? []),
    ...(route.method === 'GET' ? [] : (['body_too_large'] as const)),
    ...(isShopper
      ? ([
          'unauthenticated',
          'invalid_token',
          'account_deleted',
          'phone_required',
          'rate_limited',
          'database_unavailable',
          'sign_in_unavailable',
        ] as const)
      : []),
    ...(isShopper && route.body
      ? (['invalid_body', 'invalid_fields', 'unsupported_media_type'] as const)
      : []),
    ...(isShopper && route.query ? (['invalid_fields'] as const) : []),
    ...(route.isIdempotent
      ? (['invalid_fields', 'request_in_progress', 'idempotency_key_reused'] as const)
      : []),
  ]);
  return ALL_CODES.filter((code) => possible.has(code));
}

function errorEntries(codes: readonly ErrorCode[]) {
  return {
    error: v.pipe(v.string(), v.minLength(1), v.description('A sentence for the shopper.')),
    code: v.picklist(codes),
    problem: v.optional(
      v.pipe(v.string(), v.description('What is wrong with the request as a whole, for developers.')),
    ),
  };
}

/** Returns the schema of an error body with one of the codes. A code with additional fields gets its own alternative. */
function errorSchema(codes: readonly ErrorCode[]): v.GenericSchema {
  const plain = codes.filter((code) => !detailsOf(code));
  const alternatives = [
    ...(plain.length > 0 ? [v.object(errorEntries(plain))] : []),
    ...codes
      .filter((code) => detailsOf(code))
      .map((code) => v.object({ ...errorEntries([code]), ...detailsOf(code) })),
  ];
  const [first] = alternatives;
  return alternatives.length === 1 && first ? first : v.union(alternatives);
}

function detailsOf(code: ErrorCode): v.ObjectEntries | undefined {
  const definition = ERRORS[code];
  return 'details' in definition ? definition.details : undefined;
}

/** Returns the headers of the errors. A header that not all of them have is optional. */
function errorHeaders(codes: readonly ErrorCode[]): Pick<Response, 'headers'> {
  const names = codes.map((code) => {
    const definition = ERRORS[code];
    return 'header' in definition ? definition.header : null;
  });
  const required = names.every((name) => name === names[0]);
  return headers(
    Object.fromEntries(names.flatMap((name) => (name ? [[name, HEADERS[name]]] : []))),
    required,
  );
}

function headers(descriptions: Readonly<Record<string, string>>, required = true): Pick<Response, 'headers'> {
  const entries = Object.entries(descriptions);
  if (entries.length === 0) return {};
  return {
    headers: Object.fromEntries(
      entries.map(([name, description]): [string, Header] => [
        name,
        { description, required, schema: { type: 'string' } },
      ]),
    ),
  };
}

function json(schema: Schema): Content {
  return { 'application/json': { schema } };
}

function toPascalCase(code: string): string {
  return code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
