/** A point in garment coordinates: x to the right of the centre line, y down, in frame pixels at scale 1. */
export type Point = readonly [x: number, y: number];

/** One absolute SVG path command. Everything drawn is made of these five, so geometry can be moved as numbers. */
export type Command =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export type Path = readonly Command[];

/** The right side of a garment is 1, the left side -1 (as seen, not as worn). */
export type Side = 1 | -1;

export const sides: readonly Side[] = [1, -1];

/** Rounds to two decimals: a hundredth of a pixel is invisible and keeps the file small. */
export const round = (value: number): number => Math.round(value * 100) / 100 || 0;

const moveCommand = (command: Command, move: (point: Point) => Point): Command => {
  switch (command[0]) {
    case 'Z':
      return command;
    case 'M':
    case 'L':
      return [command[0], ...move([command[1], command[2]])];
    case 'Q':
      return ['Q', ...move([command[1], command[2]]), ...move([command[3], command[4]])];
    case 'C':
      return [
        'C',
        ...move([command[1], command[2]]),
        ...move([command[3], command[4]]),
        ...move([command[5], command[6]]),
      ];
  }
};

export const mapPath = (path: Path, move: (point: Point) => Point): Path =>
  path.map((command) => moveCommand(command, move));

export const mirror = (path: Path): Path => mapPath(path, ([x, y]) => [-x, y]);

/** Draw the right side once; `onSide(path, -1)` is its mirror image. */
export const onSide = (path: Path, side: Side): Path => (side === 1 ? path : mirror(path));

export const translate = (path: Path, dx: number, dy: number): Path =>
  mapPath(path, ([x, y]) => [x + dx, y + dy]);

/** Turns clockwise by `degrees` about the origin, after scaling. */
export const turn = (path: Path, degrees: number, scale = 1): Path => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return mapPath(path, ([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
};

export const close = (path: Path): Path => [...path, ['Z']];

/** Where a command ends; a closing command ends where the subpath began. */
export const endOf = (command: Command, start: Point): Point => {
  switch (command[0]) {
    case 'Z':
      return start;
    case 'M':
    case 'L':
      return [command[1], command[2]];
    case 'Q':
      return [command[3], command[4]];
    case 'C':
      return [command[5], command[6]];
  }
};

/** The same open curve walked from its end to its beginning. */
export const reverse = (path: Path): Path => {
  const back: Command[] = [];
  let from: Point = [0, 0];
  for (const command of path) {
    const end = endOf(command, from);
    if (command[0] === 'L') back.push(['L', ...from]);
    if (command[0] === 'Q') back.push(['Q', command[1], command[2], ...from]);
    if (command[0] === 'C') back.push(['C', command[3], command[4], command[1], command[2], ...from]);
    from = end;
  }
  return [['M', ...from], ...back.reverse()];
};

/** Both halves of an open line that begins on the centre line: left end to right end. */
export const spread = (rightHalf: Path): Path => [...reverse(mirror(rightHalf)), ...rightHalf.slice(1)];

/** A closed outline from its right half, which begins and ends on the centre line. */
export const symmetric = (rightHalf: Path): Path =>
  close([...rightHalf, ...reverse(mirror(rightHalf)).slice(1)]);

export const toSvg = (path: Path): string =>
  path.map(([letter, ...numbers]) => letter + numbers.map(round).join(' ')).join('');
