import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  getOperationAST,
  isNonNullType,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { buyerContextOf } from './buyer-context.ts';
import { checkIdVariables } from './check-ids.ts';
import type { BuyerContext, StorefrontContext } from './context.ts';
import { mutationRoot } from './mutations/index.ts';
import { queryRoot } from './query-root.ts';
import { storefrontSchema } from './schema.ts';

export interface GraphQLRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

/** Far more than the documents of the shop have; bounds the time that parsing takes. */
const maxTokens = 5_000;

const documents = new Map<string, DocumentNode | readonly GraphQLError[]>();

/** Executes a request. Never rejects: all errors are in `errors`. */
export async function executeGraphQL(
  request: GraphQLRequest,
  createContext: (buyer: BuyerContext) => StorefrontContext,
): Promise<ExecutionResult> {
  const document = documentFor(request.query);
  if (!('kind' in document)) return { errors: document };
  const operation = getOperationAST(document, request.operationName ?? undefined);
  const invalidIds = operation ? checkIdVariables(operation, request.variables ?? {}) : [];
  if (invalidIds.length > 0) return { errors: invalidIds };
  return execute({
    schema: storefrontSchema(),
    document,
    rootValue: operation?.operation === OperationTypeNode.MUTATION ? mutationRoot : queryRoot,
    contextValue: createContext(operation ? buyerContextOf(operation, request.variables ?? {}) : {}),
    variableValues: request.variables ?? null,
    operationName: request.operationName ?? null,
    fieldResolver: resolveField,
  });
}

/** Returns a parsed and validated document, cached because clients send the same few documents. */
function documentFor(query: string): DocumentNode | readonly GraphQLError[] {
  const cached = documents.get(query);
  if (cached) return cached;
  const document = parseAndValidate(query);
  if (documents.size >= 200) documents.clear();
  documents.set(query, document);
  return document;
}

function parseAndValidate(query: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: maxTokens });
    const errors = validate(storefrontSchema(), document, specifiedRules, { maxErrors: 20 });
    return errors.length > 0 ? errors : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** Resolves a field from a view. A field that the view leaves out is null; if it is not nullable, the error has its name. */
const resolveField: GraphQLFieldResolver<unknown, StorefrontContext> = (source, args, context, info) => {
  const view = typeof source === 'object' && source !== null ? source : {};
  if (Object.hasOwn(view, info.fieldName)) {
    const value: unknown = Reflect.get(view, info.fieldName);
    return typeof value === 'function' ? value(args, context, info) : value;
  }
  if (isNonNullType(info.returnType)) {
    throw new GraphQLError(
      `The sandbox storefront does not implement ${info.parentType.name}.${info.fieldName}.`,
    );
  }
  return null;
};
