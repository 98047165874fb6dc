import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  getDirectiveValues,
  getOperationAST,
  getVariableValues,
  isNonNullType,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import type { Resolver, StorefrontContext } from './context.ts';
import { queryRoot } from './query-root.ts';
import { storefrontSchema } from './schema.ts';

export interface GraphQLRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

const documents = new Map<string, DocumentNode | readonly GraphQLError[]>();

/** Executes a request. Never rejects: all errors are in `errors`. `createContext` argumentNames the language of the operation. */
export async function executeGraphQL(
  { query, variables, operationName }: GraphQLRequest,
  createContext: (language: string | undefined) => StorefrontContext,
): Promise<ExecutionResult> {
  const document = documents.get(query) ?? parseAndValidate(query);
  if (documents.size >= 200) documents.clear();
  documents.set(query, document);
  if (!('kind' in document)) return { errors: document };
  const operation = getOperationAST(document, operationName);
  return execute({
    schema: storefrontSchema(),
    document,
    rootValue: operation?.operation === 'query' ? queryRoot : {},
    contextValue: createContext(operation ? languageOf(operation, variables ?? {}) : undefined),
    variableValues: variables ?? null,
    operationName: operationName ?? null,
    fieldResolver: resolveField,
  });
}

function parseAndValidate(query: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query);
    const errors = validate(storefrontSchema(), document);
    return errors.length > 0 ? errors : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** Returns the language of an operation's `@inContext`; undefined also for invalid variables, which execution rejects. */
function languageOf(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): string | undefined {
  const schema = storefrontSchema();
  const directive = schema.getDirective('inContext');
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!directive || !coerced) return undefined;
  const { language } = getDirectiveValues(directive, operation, coerced) ?? {};
  return typeof language === 'string' ? language : undefined;
}

/** Resolves a field from a view. A field that the view leaves out is null, or an error with its name if it cannot be null. */
const resolveField: GraphQLFieldResolver<unknown, StorefrontContext> = (source, args, context, info) => {
  const { fieldName, parentType, returnType, fieldNodes } = info;
  const name = `${parentType.name}.${fieldName}`;
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, fieldName)) {
    if (!isNonNullType(returnType)) return null;
    throw new GraphQLError(`The sandbox storefront does not implement ${name}.`);
  }
  const value: unknown = Reflect.get(source, fieldName);
  const argumentNames = isResolver(value) ? value.argumentNames : [];
  const unknown = fieldNodes[0]?.arguments?.find((argument) => !argumentNames.includes(argument.name.value));
  if (unknown) {
    throw new GraphQLError(
      `The sandbox storefront does not implement the argument ${unknown.name.value} of ${name}.`,
    );
  }
  return isResolver(value) ? value(args as never, context) : value;
};

const isResolver = (value: unknown): value is Resolver => typeof value === 'function';
