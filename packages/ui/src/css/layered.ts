import { type ComplexStyleRule, type StyleRule, style as unlayeredStyle } from '@vanilla-extract/css';
import { type RuntimeFn, recipe as unlayeredRecipe } from '@vanilla-extract/recipes';
import type { layer } from './layers.ts';

export type Rule = ComplexStyleRule | string;
export type VariantGroups = Record<string, Record<string, Rule>>;
export type RecipeOptions<Groups extends VariantGroups> = Parameters<typeof unlayeredRecipe<Groups>>[0];

/**
 * Returns vanilla-extract's `style` and `recipe` with every rule put into one cascade layer. A component's `.css.ts` imports them
 * from `css/component.ts`, a screen's from `css/screen.ts`.
 */
export function layered(name: (typeof layer)[keyof typeof layer]) {
  const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [name]: rule } });

  function wrap(rule: ComplexStyleRule): ComplexStyleRule {
    if (!Array.isArray(rule)) return inLayer(rule);
    return rule.map((part) => (typeof part === 'string' || Array.isArray(part) ? part : inLayer(part)));
  }

  const wrapUnlessClass = (rule: Rule): Rule => (typeof rule === 'string' ? rule : wrap(rule));

  function wrapVariants<Groups extends VariantGroups>(variants: Groups): Groups {
    const groups = Object.entries(variants).map(([group, rules]) => [
      group,
      Object.fromEntries(Object.entries(rules).map(([variant, rule]) => [variant, wrapUnlessClass(rule)])),
    ]);
    // The keys and the types of the values are unchanged, but Object.fromEntries loses the keys' type.
    return Object.fromEntries(groups) as Groups;
  }

  return {
    style(rule: ComplexStyleRule): string {
      return unlayeredStyle(wrap(rule));
    },
    recipe<Groups extends VariantGroups>(
      options: RecipeOptions<Groups>,
    ): (selection?: Parameters<RuntimeFn<Groups>>[0]) => string {
      const { base, variants, compoundVariants } = options;
      return unlayeredRecipe<Groups>({
        ...options,
        ...(base !== undefined && { base: wrapUnlessClass(base) }),
        ...(variants !== undefined && { variants: wrapVariants(variants) }),
        ...(compoundVariants !== undefined && {
          compoundVariants: compoundVariants.map((compound) => ({
            ...compound,
            style: wrapUnlessClass(compound.style),
          })),
        }),
      });
    },
  };
}
