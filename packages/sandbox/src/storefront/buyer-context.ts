import { getDirectiveValues, getVariableValues, type OperationDefinitionNode } from 'graphql';
import type { BuyerContext } from './context.ts';
import { storefrontSchema } from './schema.ts';

/** Returns the country and language of an operation's `@inContext`; none for invalid variables, which execution rejects. */
export function buyerContextOf(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): BuyerContext {
  const schema = storefrontSchema();
  const directive = schema.getDirective('inContext');
  if (!directive || !operation.directives?.length) return {};
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!coerced) return {};
  const { country, language } = getDirectiveValues(directive, operation, coerced) ?? {};
  return {
    country: typeof country === 'string' ? country : undefined,
    language: typeof language === 'string' ? language : undefined,
  };
}
