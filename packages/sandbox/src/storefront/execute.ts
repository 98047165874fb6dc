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

/** No page of the shop comes near; parsing a longer document costs more than answering it. */
const maxTokens = 5_000;

const documents = new Map<string, DocumentNode | readonly GraphQLError[]>();

/** Runs one request. Never rejects: what goes wrong is in `errors`. */
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

/** A document parsed and checked; the shop sends the same few again and again. */
function documentFor(query: string): DocumentNode | readonly GraphQLError[] {
  const known = documents.get(query);
  if (known) return known;
  const document = check(query);
  if (documents.size >= 200) documents.clear();
  documents.set(query, document);
  return document;
}

function check(query: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: maxTokens });
    const errors = validate(storefrontSchema(), document, specifiedRules, { maxErrors: 20 });
    return errors.length > 0 ? errors : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/**
 * Reads a field from a view. One that the view leaves out is null where the schema allows it, and an error that names it where
 * it does not.
 */
const resolveField: GraphQLFieldResolver<unknown, StorefrontContext> = (source, args, context, info) => {
  const view = typeof source === 'object' && source !== null ? source : {};
  if (Object.hasOwn(view, info.fieldName)) {
    const value: unknown = Reflect.get(view, info.fieldName);
    return typeof value === 'function' ? value(args, context, info) : value;
  }
  if (isNonNullType(info.returnType)) {
    throw new GraphQLError(`The sandbox storefront does not play ${info.parentType.name}.${info.fieldName}.`);
  }
  return null;
};
