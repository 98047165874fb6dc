/** Returns the errors of an SVG text: unbalanced tags, invalid numbers, duplicate ids and dangling references. */
export const findSvgErrors = (svg: string): string[] => {
  const errors: string[] = [];
  const open: string[] = [];
  for (const [, slash, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (slash === '/') {
      const last = open.pop();
      if (last !== name) errors.push(`</${name}> closes <${last}>`);
    } else if (selfClosing !== '/') open.push(name);
  }
  if (open.length > 0) errors.push(`never closed: ${open.join(', ')}`);
  const word = svg.match(/NaN|undefined|Infinity|null|\[object/);
  if (word !== null)
    errors.push(`"${word[0]}" in ${svg.slice((word.index ?? 0) - 60, (word.index ?? 0) + 30)}`);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) errors.push('an id is used twice');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) {
    if (!ids.includes(id)) errors.push(`url(#${id}) refers to no element`);
  }
  return errors;
};

/** Returns the ids in an SVG text. */
export const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
