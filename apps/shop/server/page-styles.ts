import postcss, { AtRule, type ChildNode, type Declaration, Rule } from 'postcss';

const HOVER = /^\(hover:\s*hover\)$/;
/**
 * States that an element comes into only after an event, which loads the whole stylesheets, unless the document has their attribute. The rule for
 * all focused elements stays.
 */
const LATER_STATE =
  /(?<=.):(active|disabled|focus-visible)\b|\[(aria-(?:busy|disabled)|data-(?:loading-label|modal|zoomed))\b/g;

/**
 * Returns the CSS of a part of a stylesheet for a document with these classes and attributes (`[name]`). Without `properties`, it has all custom
 * properties.
 */
type Part = (names: ReadonlySet<string>, properties?: ReadonlySet<string>) => string;

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
 * Returns the rules that an HTML document needs until the browser has loaded the whole stylesheets, which follow the pictures or the first event:
 * those whose classes are all in the document, for every size of the window. It leaves out:
 *
 * - rules of closed dialogs and of transitions between pages, which need scripts,
 * - rules of the parts below the fold (`deferredPart`),
 * - rules for a hovering pointer, and for states that follow an event and that no element of the document has (`LATER_STATE`),
 * - custom properties that neither these rules nor the document use.
 *
 * Elements that scripts render need the whole stylesheets.
 */
export function selectStyles(stylesheets: readonly Stylesheet[], html: string): string {
  const shown = html
    .replace(deferredPart(html), '')
    .replaceAll(/<dialog\b(?![^>]* open\b).*?<\/dialog>/gs, '');
  const names = new Set([
    ...[...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')),
    ...[...shown.matchAll(/ ([a-z-]+)(?==")/g)].map(([, attribute = '']) => `[${attribute}]`),
  ]);
  const select = (properties?: ReadonlySet<string>) =>
    stylesheets.map((stylesheet) => stylesheet.rules(names, properties)).join('');
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
  return (names, properties) => parts.map((part) => part(names, properties)).join('');
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
    .filter((text) => !/::view-transition| \[data-dehydrated\]/.test(text))
    .map((text) => ({ text, required: requiredNames(text) }));
  return (names, properties) => {
    const used = selectors.filter(({ required }) => required.every((name) => names.has(name)));
    if (used.length === 0) return '';
    const body = declarations.filter(
      ({ property }) => property === null || (properties?.has(property) ?? true),
    );
    return `${used.map(({ text }) => text).join(',')}{${body.map(({ text }) => text).join(';')}}`;
  };
}

function partOfGroup({ name, params, nodes = [] }: AtRule): Part {
  const inside = textOfAll(nodes);
  return (names, properties) => {
    const text = inside(names, properties);
    return text === '' ? '' : `@${name} ${params}{${text}}`;
  };
}

/**
 * Returns the classes, and the attributes of later states, without which a selector matches nothing yet. Those in parentheses can be alternatives
 * or excluded.
 */
function requiredNames(selector: string): readonly string[] {
  let outside = selector;
  while (outside.includes('(')) outside = outside.replaceAll(/\([^()]*\)/g, '');
  return [
    ...[...outside.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name),
    ...[...outside.matchAll(LATER_STATE)].map(([, state, attribute]) => `[${state ?? attribute}]`),
  ];
}

/** Returns the HTML of the part of a document that is below the fold and hydrated later (`hydrateWhenVisible`); '' when there is none. */
export function deferredPart(html: string): string {
  const start = html.search(/<div data-dehydrated="/);
  if (start < 0) return '';
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return html.slice(start, start + index + tag.length);
  }
  throw new Error('The deferred part of the page has no end.');
}
