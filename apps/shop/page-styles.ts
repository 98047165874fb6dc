import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

const HOVER = /^\(hover:\s*hover\)$/;

/** Returns the text of a part of the stylesheet for a document with these classes. */
type Part = (classes: ReadonlySet<string>) => string;

/** A parsed stylesheet. */
export interface Stylesheet {
  readonly rules: Part;
  readonly keyframes: readonly AtRule[];
}

export function parseStylesheet(text: string): Stylesheet {
  const { nodes } = postcss.parse(text);
  const isKeyframes = (node: ChildNode): node is AtRule =>
    node.type === 'atrule' && node.name === 'keyframes';
  return {
    rules: textOfAll(nodes.filter((node) => !isKeyframes(node))),
    keyframes: nodes.filter(isKeyframes),
  };
}

/**
 * Selects the rules for an HTML document: those whose classes are all in it, whatever the states of its elements and the size of the window. The
 * rules of closed dialogs, transitions between pages and a hovering pointer are left out: without its scripts a page has neither, and where a pointer
 * hovers, they are loaded with the page. What they render needs the whole stylesheets.
 */
export function selectStyles(stylesheets: readonly Stylesheet[], html: string): string {
  const shown = html.replaceAll(/<dialog\b(?![^>]* open\b).*?<\/dialog>/gs, '');
  const classes = new Set(
    [...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const rules = stylesheets.map((stylesheet) => stylesheet.rules(classes)).join('');
  const keyframes = stylesheets.flatMap((stylesheet) => stylesheet.keyframes);
  return [rules, ...keyframes.filter(({ params }) => rules.includes(params))].join('');
}

function textOfAll(nodes: readonly ChildNode[]): Part {
  const parts = nodes.map(partOf);
  return (classes) => parts.map((part) => part(classes)).join('');
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return partOfRule(node);
  if (node.type === 'atrule' && node.name === 'media' && HOVER.test(node.params)) return () => '';
  if (node.type === 'atrule' && node.nodes?.some(({ type }) => type !== 'decl')) return partOfGroup(node);
  const text = node.type === 'atrule' && !node.nodes ? `${node};` : node.toString();
  return () => text;
}

function partOfRule(rule: Rule): Part {
  const body = rule.nodes.join(';');
  const selectors = rule.selectors
    .filter((text) => !text.includes('::view-transition'))
    .map((text) => ({ text, required: classesOf(text) }));
  return (classes) => {
    const used = selectors.filter(({ required }) => required.every((name) => classes.has(name)));
    return used.length === 0 ? '' : `${used.map(({ text }) => text).join(',')}{${body}}`;
  };
}

function partOfGroup({ name, params, nodes = [] }: AtRule): Part {
  const inside = textOfAll(nodes);
  return (classes) => {
    const text = inside(classes);
    return text === '' ? '' : `@${name} ${params}{${text}}`;
  };
}

/** Returns the classes without which a selector matches nothing. Those in parentheses can be alternatives or excluded. */
function classesOf(selector: string): readonly string[] {
  let outside = selector;
  while (outside.includes('(')) outside = outside.replaceAll(/\([^()]*\)/g, '');
  return [...outside.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
}
