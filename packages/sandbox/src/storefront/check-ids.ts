import {
  GraphQLError,
  GraphQLID,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
} from 'graphql';
import { isGid } from './gid.ts';
import { storefrontSchema } from './schema.ts';

interface Problem {
  readonly path: readonly (string | number)[];
  readonly explanation: string;
  readonly message: string;
}

/** Returns an error for each variable with an invalid global id, as the official API reports them before execution. */
export function checkIdVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): readonly GraphQLError[] {
  return variableDefinitions.flatMap((definition) => {
    const name = definition.variable.name.value;
    const type: unknown = typeFromAST(storefrontSchema(), definition.type);
    if (!isInputType(type) || !Object.hasOwn(variables, name)) return [];
    const problems = problemsOf(variables[name], type, []);
    if (problems.length === 0) return [];
    return [
      new GraphQLError(`Variable $${name} of type ${print(definition.type)} was provided invalid value`, {
        nodes: definition,
        extensions: { value: variables[name], problems },
      }),
    ];
  });
}

function problemsOf(value: unknown, inputType: GraphQLInputType, path: Problem['path']): readonly Problem[] {
  const type = getNullableType(inputType);
  if (value == null) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return problemsOf(value, type.ofType, path);
    return value.flatMap((item, index) => problemsOf(item, type.ofType, [...path, index]));
  }
  if (isInputObjectType(type)) {
    if (typeof value !== 'object') return [];
    const fields = type.getFields();
    return Object.entries(value).flatMap(([key, part]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return field ? problemsOf(part, field.type, [...path, key]) : [];
    });
  }
  if (type !== GraphQLID || typeof value !== 'string' || isGid(value)) return [];
  const explanation = `Invalid global id '${value}'`;
  return [{ path, explanation, message: explanation }];
}
