import { escapeHtml } from '../escape-html.ts';
import type { SentCode } from './codes.ts';

/** Returns the page with the text messages of all phones: the valid codes, newest first. It reloads every five seconds. */
export function inboxPage(codes: readonly SentCode[], now: number): string {
  const rows = codes.map(({ phoneNumber, code, sentAt }) => {
    const seconds = Math.max(0, Math.round((now - sentAt) / 1000));
    const minutesLeft = Math.max(0, Math.ceil((300_000 - (now - sentAt)) / 60_000));
    return `<li><p class="to">To ${escapeHtml(phoneNumber)}</p><p><strong class="code">${code}</strong> is your naap code.</p><p class="when"><time datetime="${new Date(sentAt).toISOString()}">${seconds} s ago</time>, expires in ${minutesLeft} min</p></li>`;
  });
  const body =
    rows.length > 0
      ? `<ol reversed>${rows.join('')}</ol>`
      : '<p>No codes waiting. Ask for one on the sign-in screen.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>SMS inbox of the sandbox${codes[0] ? `: ${codes[0].code}` : ''}</title>
<style>
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
body { max-width: 32rem; margin: 0 auto; padding: 1rem; background: #fff; color: #2d1523 }
h1 { font-size: 1.5rem; border-bottom: 4px solid #fbce1e }
ol { list-style: none; padding: 0; display: grid; gap: .75rem }
li { padding: .75rem 1rem; border: 1px dashed #8c7b84; border-radius: 8px }
p { margin: 0 }
.code { font: 700 1.75rem/1.4 ui-monospace, monospace; letter-spacing: .15em }
.to, .when { color: #57424d; font-size: .95rem }
@media (prefers-color-scheme: dark) {
  body { background: #160d12; color: #f5f3ef }
  .to, .when { color: #cbc1c6 }
}
</style>
</head>
<body>
<main>
<h1>SMS inbox</h1>
${body}
</main>
</body>
</html>
`;
}
