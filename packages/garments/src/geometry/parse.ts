import type { Command, Path, Point } from './path.ts';

const tokens = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;
const arity = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 } as const;

const isLetter = (letter: string): letter is keyof typeof arity => letter in arity;

/**
 * Parses SVG path notation: M L H V Q C Z, absolute or relative. A fragment without M can be spread into a longer path; it has no
 * current point, so it can contain only absolute L, Q, C and Z. Throws an Error with the notation when it is invalid.
 */
export const parsePath = (notation: string): Path => {
  const read = notation.match(tokens) ?? [];
  const commands: Command[] = [];
  let at: Point | undefined;
  let start: Point = [0, 0];
  let index = 0;
  let current = '';
  const needPoint = (): Point => {
    if (at === undefined) throw new Error(`Path fragment has no current point; begin it with M: ${notation}`);
    return at;
  };
  while (index < read.length) {
    const token = read[index] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      current = token;
      index += 1;
    } else if (current === 'M' || current === 'm') {
      current = current === 'M' ? 'L' : 'l';
    }
    const letter = current.toUpperCase();
    if (!isLetter(letter)) throw new Error(`Path command "${current}" is not one of MLHVQCZ: ${notation}`);
    const count = arity[letter];
    const [originX, originY] = current === letter || count === 0 ? [0, 0] : needPoint();
    const numbers = read.slice(index, index + count).map(Number);
    if (numbers.length < count || numbers.some(Number.isNaN))
      throw new Error(`Path has too few numbers: ${notation}`);
    index += count;
    const x = (position: number) => (numbers[position] ?? 0) + originX;
    const y = (position: number) => (numbers[position] ?? 0) + originY;
    if (letter === 'Z') {
      commands.push(['Z']);
      at = start;
      continue;
    }
    if (letter === 'M' || letter === 'L') commands.push([letter, x(0), y(1)]);
    if (letter === 'H') commands.push(['L', x(0), needPoint()[1]]);
    if (letter === 'V') commands.push(['L', needPoint()[0], y(0)]);
    if (letter === 'Q') commands.push(['Q', x(0), y(1), x(2), y(3)]);
    if (letter === 'C') commands.push(['C', x(0), y(1), x(2), y(3), x(4), y(5)]);
    const last = commands.at(-1);
    if (last?.[0] === 'L' || last?.[0] === 'M') at = [last[1], last[2]];
    if (last?.[0] === 'Q') at = [last[3], last[4]];
    if (last?.[0] === 'C') at = [last[5], last[6]];
    if (letter === 'M') start = needPoint();
  }
  return commands;
};

/** Parses path notation with interpolated measurements: path`M0 ${top}V${hem}`. */
export const path = (parts: TemplateStringsArray, ...numbers: readonly number[]): Path =>
  parsePath(String.raw({ raw: parts }, ...numbers));
