import type { Content } from '@naap/content/node';
import { pictures } from '@naap/ui/art-manifest';
import { documentHtml, escapeHtml, navigationHtml, pictureHtml } from './html.ts';

/** Numbers of shortcuts and tiles in the first viewport. */
const SHORTCUTS = 5;
const TILES = 2;

/** Widths of the files, in px: the smallest that fill their places on Lighthouse's phone, which has 1.75 pixels per CSS pixel. */
const widths = { chalk: 640, cut: 132, tile: 360 } as const;

type Cut = keyof typeof widths;

/** The first viewport of the shop's home page, and the paths of the drawn pictures in it. */
export function homePage({ site, home, delivery }: Content): { html: string; files: readonly string[] } {
  const files: string[] = [];
  const art = (name: string, cut: Cut, alt: string, isLargest = false) => {
    const src = name.includes('/') ? name : artPath(name, cut);
    if (!name.includes('/')) files.push(src);
    return pictureHtml({ src, alt, width: widths[cut], height: widths[cut] * 1.25, isLargest });
  };
  const { title, text, pictures: heroPictures } = home.hero;
  const body = [
    '<header><small>Deliver to</small><br><b>Mumbai, Maharashtra, IN</b><p class="search">Search for <b>t-shirts</b></p></header>',
    `<main><div class="hero"><h1>${title.map(escapeHtml).join('<br>')}</h1><p>${escapeHtml(text)}</p>`,
    art(heroPictures.middle.picture, 'chalk', heroPictures.middle.alt, true),
    `</div><div class="tape"><span>0</span><span>10</span><span>20</span><span>${delivery.minutes} min</span></div><div class="row">`,
    ...home.shortcuts
      .slice(0, SHORTCUTS)
      .map(({ label, picture }) => `<a href="/list">${art(picture, 'cut', '')}${escapeHtml(label)}</a>`),
    '</div><ul class="tiles">',
    ...home.tiles
      .slice(0, TILES)
      .map(
        ({ label, picture }) =>
          `<li><a href="/list">${art(picture, 'tile', '')}<b>${escapeHtml(label)}</b></a></li>`,
      ),
    `</ul></main>${navigationHtml}`,
  ].join('');
  return { html: documentHtml({ title: site.title, body }), files };
}

/** Returns the path of a drawn picture in the shop's public folder. Throws an Error when there is none of this name and cut. */
function artPath(name: string, cut: Cut): string {
  const found = Object.entries(pictures).find(([key]) => key === `${name}-${cut}`);
  if (!found) throw new Error(`the picture ${name} is not drawn as ${cut}`);
  return `/art/${found[0]}.${found[1].hash}.${widths[cut]}.webp`;
}
