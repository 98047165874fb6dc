import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {
  ApiDocument,
  Response as DeclaredResponse,
  Operation,
  Schema,
} from '../../scripts/openapi-types.ts';

/** Rejects with the difference when the response is not one that the API document declares for the request. */
export type ResponseCheck = (request: Request, response: Response) => Promise<void>;

/** The body of every refusal. One object, because validators are kept by schema. */
const errorSchema: Schema = { $ref: '#/components/schemas/Error' };

const RPC = '/api.common.proto.brandservice.BrandService/';

/** Creates the check of a document. Fields that the document does not have are errors too. */
export function createResponseCheck({ paths, components }: ApiDocument): ResponseCheck {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  for (const [name, schema] of Object.entries(components.schemas)) ajv.addSchema(closed(schema), name);
  const operations = Object.entries(paths).flatMap(([path, methods]) => {
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
    return Object.entries(methods).map(([method, operation]) => ({ method, pattern, operation }));
  });
  const validators = new Map<Schema, ValidateFunction>();

  function requireValid(schema: Schema, body: unknown, what: string): void {
    const validate = validators.get(schema) ?? ajv.compile(closed(schema));
    validators.set(schema, validate);
    if (validate(body)) return;
    const problems = ajv.errorsText(validate.errors, { dataVar: 'body' });
    throw new Error(`The body of ${what} differs from its schema: ${problems}: ${JSON.stringify(body)}`);
  }

  function requireDeclared({ operationId, responses }: Operation, response: Response, text: string): void {
    const what = `${operationId} ${response.status}`;
    const declared = resolve(responses[response.status], components.responses);
    if (!declared) throw new Error(`The response ${what} is not declared: ${text}`);
    for (const [name, { required }] of Object.entries(declared.headers ?? {}))
      if (required && !response.headers.has(name)) throw new Error(`The response ${what} has no ${name}`);
    const schema = declared.content?.['application/json']?.schema;
    if (!schema) {
      if (text !== '') throw new Error(`The response ${what} has a body: ${text}`);
      return;
    }
    requireType(response, what);
    requireValid(schema, JSON.parse(text), what);
  }

  return async (request, response) => {
    const { pathname } = new URL(request.url);
    // CORS requests and the brands RPC are not operations. A HEAD response is that of GET without its body.
    if (request.method === 'OPTIONS' || request.method === 'HEAD' || pathname.startsWith(RPC)) return;
    const text = await response.text();
    const candidates = operations.filter(({ pattern }) => pattern.test(pathname));
    const operation = candidates.find(({ method }) => method === request.method.toLowerCase())?.operation;
    if (operation) return requireDeclared(operation, response, text);
    const what = `${request.method} ${pathname} ${response.status}`;
    const expected = candidates.length > 0 ? 405 : 404;
    if (![expected, 413, 429].includes(response.status)) throw new Error(`${what} instead of ${expected}`);
    requireType(response, what);
    requireValid(errorSchema, JSON.parse(text), what);
  };
}

function requireType({ headers }: Response, what: string): void {
  const type = headers.get('Content-Type');
  if (type !== 'application/json') throw new Error(`The response ${what} has the content type ${type}`);
}

function resolve(
  response: DeclaredResponse | undefined,
  shared: ApiDocument['components']['responses'],
): DeclaredResponse | undefined {
  return response?.$ref ? shared[response.$ref.replace('#/components/responses/', '')] : response;
}

/** Returns the schema without further fields in its objects, and with references by the names of the schemas. */
function closed(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === '$ref') return value.replace('#/components/schemas/', '');
    return value?.properties?.constructor === Object && value.type === 'object'
      ? { additionalProperties: false, ...value }
      : value;
  });
}
