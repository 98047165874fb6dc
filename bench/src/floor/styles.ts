import { unicodeRange } from '@naap/ui/theme/unicode-range';

/** The shop's fonts, by the paths at which the floor's server serves them. */
export const fonts = {
  '/assets/text.woff2': '@naap/ui/theme/fonts/anek-latin.woff2',
  '/assets/wide.woff2': '@naap/ui/theme/fonts/anek-latin-wide.woff2',
  '/assets/devanagari.woff2': '@naap/ui/theme/fonts/anek-devanagari.woff2',
  '/assets/devanagari-bold.woff2': '@naap/ui/theme/fonts/anek-devanagari-bold.woff2',
} as const;

/** The fonts of every page: that of text, and that of headings and buttons. */
export const preloadedFonts: readonly (keyof typeof fonts)[] = ['/assets/text.woff2', '/assets/wide.woff2'];

const devanagari = `font-display:optional;unicode-range:${unicodeRange.devanagari}`;

/** The styles of the floor's pages, which give texts and pictures the sizes that they have in the shop. */
export const styles = [
  '@font-face{font-family:Anek;src:url(/assets/text.woff2);font-weight:400 800;font-display:swap}',
  '@font-face{font-family:Wide;src:url(/assets/wide.woff2);font-weight:400 800;font-display:swap}',
  `@font-face{font-family:Deva;src:url(/assets/devanagari.woff2);font-weight:400 549;${devanagari}}`,
  `@font-face{font-family:Deva;src:url(/assets/devanagari-bold.woff2);font-weight:550 800;${devanagari}}`,
  'h1,.tape,.bar a{font-family:Wide,Anek,Deva}',
  '*{box-sizing:border-box;margin:0;padding:0}',
  'body{font:450 17px/26px Anek,Deva,system-ui,sans-serif;color:#2d1523;background:#fff;padding-bottom:74px}',
  'img{display:block;width:100%;height:auto}a{color:inherit;text-decoration:none}',
  'header{padding:14px 16px}h1{font-size:26px;line-height:32px;font-weight:800}small{font-size:15px;line-height:20px}',
  'b{font-weight:650}s{font-size:15px}ul{list-style:none;padding:0 16px;display:grid;gap:20px 10px;grid-template-columns:1fr 1fr}',
  'nav{position:fixed;inset:auto 0 0;height:74px;display:flex;justify-content:space-around;align-items:end;padding:12px;background:#fff;border-top:1px solid #ddd;font-size:13px}',
  '.hero{position:relative;height:280px;overflow:hidden;background:#2d1523;color:#f7f1ea;padding:24px 16px}',
  '.hero h1{font-size:40px;line-height:42px;margin-bottom:14px}.hero p{width:55%}',
  '.hero img{position:absolute;width:318px;right:-92px;top:-44px;transform:rotate(10deg)}',
  '.tape{display:flex;justify-content:space-between;padding:16px 8px 4px;background:#fccf1c;font-weight:800}',
  '.row{display:flex;gap:16px;overflow:hidden;padding:18px 16px;font-size:14px;text-align:center}.row a{flex:0 0 66px}.row img{width:54px;margin:6px}',
  '.tiles img{height:178px;object-fit:cover}.search{border:1px solid #847681;border-radius:6px;padding:9px 16px;margin-top:10px}',
  '.gallery{height:467px;overflow:hidden}.panel{padding:16px}.bar{position:fixed;inset:auto 0 0;padding:16px;background:#fff;display:flex;justify-content:space-between;align-items:center}',
  '.bar a{background:#fccf1c;padding:16px 68px;border-radius:6px;font-weight:800}',
].join('');
