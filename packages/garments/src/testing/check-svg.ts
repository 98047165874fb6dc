/** What is wrong with a picture's text, as sentences; nothing when all is well. */
export const faultsOf = (svg: string): string[] => {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, slash, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (slash === '/') {
      const last = open.pop();
      if (last !== name) faults.push(`</${name}> closes <${last}>`);
    } else if (selfClosing !== '/') open.push(name);
  }
  if (open.length > 0) faults.push(`never closed: ${open.join(', ')}`);
  const word = svg.match(/NaN|undefined|Infinity|null|\[object/);
  if (word !== null)
    faults.push(`"${word[0]}" in ${svg.slice((word.index ?? 0) - 60, (word.index ?? 0) + 30)}`);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) faults.push('an id is used twice');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) {
    if (!ids.includes(id)) faults.push(`url(#${id}) leads nowhere`);
  }
  return faults;
};

/** The ids a picture declares. */
export const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
