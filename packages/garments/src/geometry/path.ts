/** A point in garment coordinates: x to the right of the centre line, y down, in frame pixels at scale 1. */
export type Point = readonly [x: number, y: number];

/** One absolute SVG path command. Only these five are used, so that geometry can be transformed as numbers. */
export type Command =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export type Path = readonly Command[];

/** 1 for the right side of a garment, -1 for the left, as the viewer sees it. */
export type Side = 1 | -1;

export const sides: readonly Side[] = [1, -1];

/** Rounds to two decimals, which keeps the file small without a visible difference. */
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

/** Returns the path of the right side for 1, its mirror image for -1. */
export const onSide = (path: Path, side: Side): Path => (side === 1 ? path : mirror(path));

export const translate = (path: Path, dx: number, dy: number): Path =>
  mapPath(path, ([x, y]) => [x + dx, y + dy]);

/** Scales a path, then rotates it clockwise by `degrees` about the origin. */
export const turn = (path: Path, degrees: number, scale = 1): Path => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return mapPath(path, ([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
};

export const close = (path: Path): Path => [...path, ['Z']];

/** Returns the end point of a command; `start` is the start of its subpath, at which Z ends. */
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

/** Reverses the direction of an open curve. */
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

/** Returns an open line from its right half, which begins on the centre line: from the left end to the right end. */
export const spread = (rightHalf: Path): Path => [...reverse(mirror(rightHalf)), ...rightHalf.slice(1)];

/** Returns a closed outline from its right half, which begins and ends on the centre line. */
export const symmetric = (rightHalf: Path): Path =>
  close([...rightHalf, ...reverse(mirror(rightHalf)).slice(1)]);

export const toSvg = (path: Path): string =>
  path.map(([letter, ...numbers]) => letter + numbers.map(round).join(' ')).join('');
