import { type Colourway, colourways } from '@naap/garments';

const hex = (colour: Colourway): string => colourways[colour].hex;

/** Returns copies of a shape rotated around the origin at equal angles, the first by `turn` degrees. */
const rotatedCopies = (count: number, shape: string, turn = 0): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${turn + (360 / count) * index})">${shape}</g>`,
  ).join('');

/** Returns a logo as SVG. Drawings leave the lowest fifth empty, because the shop shows the brand's name there. */
const logoSvg = (background: Colourway, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><rect width="400" height="400" fill="${hex(background)}"/>${drawing}</svg>`;

/** Returns a block-printed flower: two rings of overlapping petals. */
function rangrez(): string {
  const outer = `<path d="M0-132C34-104 34-62 0-40C-34-62-34-104 0-132Z" fill="${hex('haldi')}"/>`;
  const inner = `<path d="M0-84C18-68 18-44 0-30C-18-44-18-68 0-84Z" fill="${hex('lassi')}"/>`;
  const dots = `<circle cy="-138" r="8" fill="${hex('lassi')}"/>`;
  return logoSvg(
    'rani',
    `<g transform="translate(200 176)">${rotatedCopies(8, outer)}${rotatedCopies(8, inner)}${rotatedCopies(8, dots, 22.5)}<circle r="24" fill="${hex('anar')}"/></g>`,
  );
}

/** Returns a square of plain weave. */
function kora(): string {
  const step = 44;
  const bands = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) => {
      const x = -110 + column * step;
      const y = -110 + row * step;
      return (row + column) % 2 === 0
        ? `<rect x="${x + 5}" y="${y - 3}" width="${step - 10}" height="${step + 6}" rx="6" fill="${hex('chai')}"/>`
        : `<rect x="${x - 3}" y="${y + 5}" width="${step + 6}" height="${step - 10}" rx="6" fill="${hex('kajal')}"/>`;
    }).join(''),
  ).join('');
  return logoSvg('kora', `<g transform="translate(200 172) rotate(45)">${bands}</g>`);
}

/** Returns a denim patch with cross stitches. */
function rakhDenim(): string {
  const lines = Array.from({ length: 5 }, (_, index) => -72 + index * 36);
  const cross = (x: number, y: number) =>
    `<path d="M${x - 11} ${y}h22M${x} ${y - 11}v22" stroke="${hex('lassi')}" stroke-width="5" stroke-linecap="round"/>`;
  const stitches = lines.flatMap((y) => lines.map((x) => cross(x, y))).join('');
  return logoSvg(
    'denimDark',
    `<g transform="translate(200 170)"><g transform="rotate(-6)"><path d="M-112-108L108-114L114 104L-106 112Z" fill="${hex('denimMid')}"/><rect x="-98" y="-98" width="196" height="196" fill="none" stroke="${hex('geru')}" stroke-width="7" stroke-dasharray="22 12" stroke-linecap="round"/>${stitches}</g></g>`,
  );
}

/** Five waves of indigo, each darker than the one above. */
function neelaya(): string {
  const indigoTones: readonly Colourway[] = ['denimLight', 'asmani', 'denimMid', 'neel', 'raat'];
  const waves = indigoTones
    .map((colour, index) => {
      const y = 84 + index * 50;
      return `<path d="M0 ${y}C50 ${y - 34} 100 ${y - 34} 150 ${y}S250 ${y + 34} 300 ${y}S370 ${y - 26} 400 ${y}V400H0Z" fill="${hex(colour)}"/>`;
    })
    .join('');
  return logoSvg('lassi', `${waves}<circle cx="286" cy="58" r="30" fill="${hex('haldi')}"/>`);
}

/** Returns the flower of the flame tree: four red petals and a speckled one. */
function gulmohar(): string {
  const petal = (fill: Colourway) =>
    `<path d="M0-14C-12-40-54-70-48-112C-40-146 40-146 48-112C54-70 12-40 0-14Z" fill="${hex(fill)}"/>`;
  const redPetals = [72, 144, 216, 288].map(
    (turn) => `<g transform="rotate(${turn})">${petal('sindoor')}</g>`,
  );
  const specks = [
    [0, -62],
    [-16, -84],
    [15, -88],
    [-4, -106],
    [24, -114],
    [-25, -112],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${hex('anar')}"/>`);
  const stamens = rotatedCopies(
    5,
    `<path d="M0 0V-44" stroke="${hex('jamun')}" stroke-width="5" stroke-linecap="round"/><circle cy="-46" r="7" fill="${hex('haldi')}"/>`,
    36,
  );
  return logoSvg(
    'pista',
    `<g transform="translate(200 178)">${redPetals.join('')}${petal('lassi')}${specks.join('')}${stamens}</g>`,
  );
}

export const brandLogoPath = '/cdn/brands/';

const logos: ReadonlyMap<string, () => string> = new Map([
  ['rangrez.svg', rangrez],
  ['kora.svg', kora],
  ['rakh-denim.svg', rakhDenim],
  ['neelaya.svg', neelaya],
  ['gulmohar.svg', gulmohar],
]);

/** Responds to `GET /cdn/brands/<brand>.svg`. Ignores width and format parameters, because an SVG scales. */
export async function brandLogo(request: Request): Promise<Response> {
  const draw = logos.get(new URL(request.url).pathname.slice(brandLogoPath.length));
  if (!draw) return new Response('No such logo.', { status: 404 });
  return new Response(draw(), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Access-Control-Allow-Origin': '*',
    },
  });
}
