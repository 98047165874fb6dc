import postcss, { AtRule, type ChildNode, type Declaration, Rule } from 'postcss';

const HOVER = /^\(hover:\s*hover\)$/;

/** Returns the CSS of a part of a stylesheet for a document with these classes. Without `properties`, it has all custom properties. */
type Part = (classes: ReadonlySet<string>, properties?: ReadonlySet<string>) => string;

/** A parsed stylesheet. */
export interface Stylesheet {
  readonly rules: Part;
  readonly keyframes: readonly AtRule[];
}

/**
 * Returns the custom properties with only one value, because a rule for `:root` is the only place in the stylesheets that declares them: the
 * tokens that are the same in both themes and at every width.
 */
export function readConstants(texts: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string | null>();
  for (const text of texts)
    postcss.parse(text).walkDecls(/^--/, ({ prop, value, parent }) => {
      values.set(prop, !values.has(prop) && isRootRule(parent) ? value : null);
    });
  return new Map([...values].flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** Returns whether a rule gives the root its properties in every medium. The layer of the rule does not matter. */
function isRootRule(parent: Declaration['parent']): boolean {
  if (!(parent instanceof Rule) || parent.selector !== ':root') return false;
  const { parent: group } = parent;
  return !(group instanceof AtRule) || group.name === 'layer';
}

/** Parses a stylesheet. The values of `constants` replace `var()`, which is shorter and saves the browser their lookup. */
export function parseStylesheet(
  text: string,
  constants: ReadonlyMap<string, string> = new Map(),
): Stylesheet {
  const withConstants = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (use, name) =>
      constants.has(name) ? withConstants(constants.get(name) ?? '') : use,
    );
  const { nodes } = postcss.parse(withConstants(text));
  const isKeyframes = (node: ChildNode): node is AtRule =>
    node.type === 'atrule' && node.name === 'keyframes';
  return {
    rules: textOfAll(nodes.filter((node) => !isKeyframes(node))),
    keyframes: nodes.filter(isKeyframes),
  };
}

/**
 * Returns the rules that an HTML document needs until its scripts run: those whose classes are all in the document, for every state of its
 * elements and every size of the window. It leaves out:
 *
 * - rules of closed dialogs and of transitions between pages, which need scripts,
 * - rules for a hovering pointer, because moving the pointer loads the whole stylesheets,
 * - custom properties that neither these rules nor the document use.
 *
 * Elements that scripts render need the whole stylesheets.
 */
export function selectStyles(stylesheets: readonly Stylesheet[], html: string): string {
  const shown = html.replaceAll(/<dialog\b(?![^>]* open\b).*?<\/dialog>/gs, '');
  const classes = new Set(
    [...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const select = (properties?: ReadonlySet<string>) =>
    stylesheets.map((stylesheet) => stylesheet.rules(classes, properties)).join('');
  const rules = select();
  const keyframes = stylesheets
    .flatMap((stylesheet) => stylesheet.keyframes)
    .filter(({ params }) => rules.includes(params))
    .join('');
  const properties = [rules, keyframes, html].flatMap((text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)]);
  return select(new Set(properties.map(([, name = '']) => name))) + keyframes;
}

function textOfAll(nodes: readonly ChildNode[]): Part {
  const parts = nodes.map(partOf);
  return (classes, properties) => parts.map((part) => part(classes, properties)).join('');
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return partOfRule(node);
  if (node.type === 'atrule' && node.name === 'media' && HOVER.test(node.params)) return () => '';
  if (node.type === 'atrule' && node.nodes?.some(({ type }) => type !== 'decl')) return partOfGroup(node);
  const text = node.type === 'atrule' && !node.nodes ? `${node};` : node.toString();
  return () => text;
}

function partOfRule(rule: Rule): Part {
  const declarations = rule.nodes.map((node) => ({
    text: String(node),
    property: node.type === 'decl' && node.variable ? node.prop : null,
  }));
  const selectors = rule.selectors
    .filter((text) => !text.includes('::view-transition'))
    .map((text) => ({ text, required: classesOf(text) }));
  return (classes, properties) => {
    const used = selectors.filter(({ required }) => required.every((name) => classes.has(name)));
    if (used.length === 0) return '';
    const body = declarations.filter(
      ({ property }) => property === null || (properties?.has(property) ?? true),
    );
    return `${used.map(({ text }) => text).join(',')}{${body.map(({ text }) => text).join(';')}}`;
  };
}

function partOfGroup({ name, params, nodes = [] }: AtRule): Part {
  const inside = textOfAll(nodes);
  return (classes, properties) => {
    const text = inside(classes, properties);
    return text === '' ? '' : `@${name} ${params}{${text}}`;
  };
}

/** Returns the classes without which a selector matches nothing. Those in parentheses can be alternatives or excluded. */
function classesOf(selector: string): readonly string[] {
  let outside = selector;
  while (outside.includes('(')) outside = outside.replaceAll(/\([^()]*\)/g, '');
  return [...outside.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
}
