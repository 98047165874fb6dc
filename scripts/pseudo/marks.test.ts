// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translate } from './language.ts';
import { collectTexts, createUnmarked, END, hideMarks, outsideMarks, START } from './marks.ts';

describe('the words of a text that are neither marked nor known', () => {
  const unmarked = createUnmarked([
    'naap',
    'Linen Shirt',
    '<p>Washed <b>linen</b>.</p>',
    '172 Hill Road, Mumbai',
  ]);

  it.each([
    [translate('Add to bag'), ''],
    [`${translate('Cart')} · naap`, ''],
    [translate(`Buy ${translate('Size')}`), ''],
    ['Linen Shirt', ''],
    ['Linen Shirt · naap', ''],
    ['Washed', ''],
    ['172 Hill Ro…', ''],
    ['₹1,499 / 2', ''],
    ['/products?tag=Jeans', ''],
    ['Add to bag', 'add to bag'],
    [`Hello ${translate('Add to bag')}`, 'hello'],
    ['Linen Shirts', 'shirts'],
  ])('of "%s" are "%s"', (text, words) => {
    expect(unmarked(text)).toBe(words);
  });

  it('keep the parameters of a message as they are', () => {
    expect(outsideMarks(translate('{count} items'))).toBe('');
    expect(translate('{count} items')).toContain('{count}');
  });
});

describe('the texts that a page shows', () => {
  beforeEach(() => collectTexts());
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('are those of nodes and labels, also of a toast that has gone, but neither data in another language nor scripts', async () => {
    document.body.innerHTML = `<p>Planted</p><img alt="Picture"><i lang="hi">नाम</i><script>code</script>`;
    const toast = document.createElement('div');
    toast.textContent = 'Saved';
    document.body.append(toast);
    await Promise.resolve();
    toast.remove();
    document.querySelector('p')?.setAttribute('aria-label', 'Label');
    await Promise.resolve();
    expect([...(window.shownTexts ?? [])]).toEqual([
      ['Planted', 'p'],
      ['Picture', 'img[alt]'],
      ['Saved', 'div'],
      ['Label', 'p[aria-label]'],
    ]);
  });

  it('are data when they are dates in the words of a language, which Intl writes, but not when they are names of months', () => {
    const christmas = new Date('2026-12-25T12:00Z').toLocaleDateString('hi', {
      day: 'numeric',
      month: 'short',
    });
    const unmarked = createUnmarked(window.dataTexts ?? []);
    expect(christmas).toBe('25 दिस॰');
    expect(unmarked(christmas)).toBe('');
    expect(unmarked('दिसंबर')).toBe('दिसंबर');
  });

  // Last, because the marks stay hidden.
  it('keep the marks, which the scripts of the page do not see', async () => {
    hideMarks([START, END]);
    const cart = translate('Cart');
    document.body.innerHTML = `<p title="${cart}">${cart}</p>`;
    await Promise.resolve();
    const paragraph = document.querySelector('p');
    const visible = cart.slice(START.length, -END.length);
    expect(paragraph?.textContent).toBe(visible);
    expect(paragraph?.firstChild?.nodeValue).toBe(visible);
    expect(paragraph?.getAttribute('title')).toBe(visible);
    expect([...(window.shownTexts ?? [])]).toEqual([[cart, 'p']]);
  });
});
