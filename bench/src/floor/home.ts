import type { Content } from '@naap/content/node';
import { m } from '@naap/messages';
import { artWidths, pictures } from '@naap/ui/art-manifest';
import { documentHtml, escapeHtml, navigationHtml, pictureHtml } from './html.ts';

/** Numbers of shortcuts and tiles in the first viewport. */
const SHORTCUTS = 5;
const TILES = 2;

/** Widths of the pictures' places in CSS px, on Lighthouse's phone. */
const places = { chalk: 318, cut: 54, tile: 186 } as const;
const PIXELS_PER_CSS_PIXEL = 1.75;

type Cut = keyof typeof places;

/** The first viewport of the shop's home page, and the paths of the drawn pictures in it. */
export function homePage({ site, home, delivery, search }: Content): {
  html: string;
  files: readonly string[];
} {
  const files: string[] = [];
  const art = (name: string, cut: Cut, alt: string, isLargest = false) => {
    const src = name.includes('/') ? name : artPath(name, cut);
    if (!name.includes('/')) files.push(src);
    return pictureHtml({ src, alt, width: places[cut], height: Math.round(places[cut] * 1.25), isLargest });
  };
  const { title, text, pictures: heroPictures } = home.hero;
  const body = [
    `<header><small>${m.site_deliver_to()}</small><br><b>Mumbai, Maharashtra, IN</b><p class="search">${m.site_search_prompt()} <b>${escapeHtml(search.examples[0] ?? '')}</b></p></header>`,
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
    `</ul></main>${navigationHtml()}`,
  ].join('');
  return { html: documentHtml({ title: site.title, body }), files };
}

/** Returns the path of the smallest file that fills a picture's place. Throws an Error when the picture is not drawn in this cut. */
function artPath(name: string, cut: Cut): string {
  const [key, drawing] = Object.entries(pictures).find(([drawn]) => drawn === `${name}-${cut}`) ?? [];
  const format = cut === 'chalk' ? 'avif' : 'webp';
  const widths: readonly number[] = artWidths[cut][format];
  const width = widths.find((candidate) => candidate >= places[cut] * PIXELS_PER_CSS_PIXEL);
  if (!drawing || width === undefined) throw new Error(`the picture ${name} is not drawn as ${cut}`);
  return `/art/${key}.${drawing.hash}.${width}.${format}`;
}
